import fc from 'fast-check';
import type {
  AnchorChange,
  Fault,
  ReportKind,
  SummarizerBehaviour,
  Target,
} from '../../../src/simulation/behaviour.js';

export const REPORT_KINDS: readonly ReportKind[] = [
  'none',
  'truthful',
  'everything',
  'nothing',
  'too-little',
  'unknown-ids',
  'repeated',
  'shuffled',
  'range',
];

export const ANCHOR_CHANGES: readonly AnchorChange[] = [
  'case',
  'spacing',
  'normal-form',
  'character',
  'prefix',
];

export const FAITHFUL: SummarizerBehaviour = { finish: false, marker: false, report: 'none', faults: [] };

const someIds = fc.subarray(Array.from({ length: 13 }, (_, at) => `t${at + 1}`));

const someTarget: fc.Arbitrary<Target> = fc.oneof(
  fc.record({ at: fc.constantFrom('head', 'middle', 'tail'), turns: fc.nat(5) }),
  fc.record({ ids: someIds }),
  fc.record({ family: fc.constantFrom('path', 'code', 'name', 'number', 'other') }),
);

const someFault: fc.Arbitrary<Fault> = fc.oneof(
  fc.record({ fault: fc.constant('cut'), tokens: fc.nat(120) }),
  fc.record({ fault: fc.constant('drop'), target: someTarget }),
  fc.record({ fault: fc.constant('change'), how: fc.constantFrom(...ANCHOR_CHANGES), target: someTarget }),
  fc.record({ fault: fc.constant('hollow'), target: someTarget }),
  fc.record({ fault: fc.constant('mention'), ids: someIds }),
  fc.record({ fault: fc.constant('over-budget'), tokens: fc.integer({ min: 1, max: 40 }) }),
  fc.record({ fault: fc.constant('blank'), text: fc.constantFrom('', ' \n') }),
  fc.record({ fault: fc.constantFrom('placeholder', 'refusal', 'echo', 'tool-call') }),
  fc.record({ fault: fc.constantFrom('other-language', 'unclosed-marker') }),
  fc.record({ fault: fc.constant('contradict'), target: someTarget }),
  fc.record({ fault: fc.constantFrom('grow', 'break-off'), tokens: fc.nat(60) }),
);

/** Behaviours that answer, with up to three faults. */
export const someBehaviour: fc.Arbitrary<SummarizerBehaviour> = fc.record({
  finish: fc.boolean(),
  marker: fc.boolean(),
  report: fc.constantFrom(...REPORT_KINDS),
  faults: fc.array(someFault, { maxLength: 3 }),
});
