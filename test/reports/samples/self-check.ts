import type { PropertySelfCheck, SelfCheckReport } from '../../../src/self-check/self-check-report.js';

function property(id: string, clauses: string[], parts: Partial<PropertySelfCheck>): PropertySelfCheck {
  return {
    id,
    clauses,
    level: 'must',
    claim: `The claim of ${id}.`,
    sensitivity: 'fired',
    reason: null,
    firedBy: null,
    met: 166,
    broken: 0,
    ...parts,
  };
}

/** A self-check in which each thing happened that can happen to a property. */
export const SELF_CHECK: SelfCheckReport = {
  version: 1,
  kind: 'self-check',
  tool: '0.1.0',
  law: '1.0',
  compactor: { name: 'mine', version: '1.2.0' },
  settings: {
    seed: 7,
    runs: 300,
    timeMs: null,
    encoding: 'o200k_base',
    level: 'must',
    properties: [
      'coverage/anchors-present',
      'conservation/loud',
      'reconstruction/honest-source',
      'team/tidy',
    ],
  },
  runs: 300,
  plays: 5120,
  ended: 'done',
  durationMs: 8456,
  verdict: 'failed',
  properties: [
    property('coverage/anchors-present', ['S1'], {
      firedBy: { corruption: 'turn-claimed', runs: 42, of: 44, says: 't3 is listed as covered' },
    }),
    property('conservation/loud', ['S6'], {
      sensitivity: 'broken',
      reason: 'it fires without any corruption, in 12 of 166 runs that met its premise',
      broken: 12,
    }),
    property('reconstruction/honest-source', ['S12'], {
      sensitivity: 'skipped',
      reason: 'needs recall, which this compactor does not support',
      met: 0,
    }),
    property('team/tidy', [], {
      sensitivity: 'silent',
      reason: 'no corruption reaches it, although its premise occurred in 166 runs',
    }),
  ],
  corruptions: [
    { name: 'cut-hidden', says: 'the compactor is not told that a summary was cut', runs: 0, reason: null },
    {
      name: 'answer-empty',
      says: 'every turn is answered with the empty text',
      runs: 0,
      reason: 'needs recall',
    },
    { name: 'turn-claimed', says: 'the newest kept turn is claimed as covered', runs: 44, reason: null },
  ],
};
