import { ENCODINGS } from '../tokens/encoding.js';

const string = { type: 'string' };
const name = { type: 'string', minLength: 1 };
const number = { type: 'number' };
const count = { type: 'integer', minimum: 0 };
const onlyTrue = { const: true };

function object(required: Record<string, object>, optional: Record<string, object> = {}): object {
  return {
    type: 'object',
    required: Object.keys(required),
    properties: { ...required, ...optional },
    additionalProperties: false,
  };
}

function listOf(items: object): object {
  return { type: 'array', items };
}

/** One shape per value of the property `tag`. */
function tagged(
  tag: string,
  shapes: Record<string, object>,
  optionalFor: (value: string) => Record<string, object>,
): object {
  return {
    type: 'object',
    discriminator: { propertyName: tag },
    required: [tag],
    oneOf: Object.entries(shapes).map(([value, properties]) =>
      object({ [tag]: { const: value }, ...properties }, optionalFor(value)),
    ),
  };
}

const turn = object(
  {
    id: name,
    role: { enum: ['system', 'user', 'assistant', 'tool'] },
    kind: { enum: ['prose', 'structured'] },
    text: string,
    tokens: number,
    anchor: { type: ['string', 'null'] },
  },
  {
    facts: listOf(object({ key: string, value: string })),
    uses: listOf(object({ id: name, name, input: string })),
    results: listOf(object({ use: name, text: string }, { failed: onlyTrue })),
    attachments: listOf(object({ type: { enum: ['image', 'audio', 'file'] }, name })),
    pinned: onlyTrue,
  },
);

const ratio = { type: 'array', items: number, minItems: 2, maxItems: 2 };

const settings = object(
  {
    summaryBudget: { type: ['number', 'null'] },
    ratios: { ...object({ prose: ratio, structured: ratio }), type: ['object', 'null'] },
    window: number,
  },
  { trigger: number, keep: number },
);

const target = {
  anyOf: [
    object({ at: { enum: ['head', 'middle', 'tail'] }, turns: count }),
    object({ ids: listOf(name) }),
    object({ family: name }),
  ],
};

const fault = tagged(
  'fault',
  {
    cut: { tokens: count },
    'break-off': { tokens: count },
    drop: { target },
    change: { how: { enum: ['case', 'spacing', 'normal-form', 'character', 'prefix'] }, target },
    hollow: { target },
    mention: { ids: listOf(name) },
    'over-budget': { tokens: count },
    blank: { text: string },
    placeholder: {},
    refusal: {},
    echo: {},
    'tool-call': {},
    contradict: { target },
    grow: { tokens: count },
    'other-language': {},
    'unclosed-marker': {},
    fail: { message: string },
    stall: { ms: count, message: string },
    late: { ms: count },
  },
  () => ({ calls: listOf(count) }),
);

const REPORTS = [
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

/** Steps that may happen while a pass waits. */
const MEANWHILE = new Set(['append', 'compact', 'kill', 'abort']);

/** The JSON Schema of a scenario, with `discriminator` as OpenAPI has it. */
export const SCENARIO_SCHEMA = object(
  {
    version: { const: 1 },
    encoding: { enum: ENCODINGS },
    settings,
    summarizer: object(
      {
        finish: { type: 'boolean' },
        marker: { type: 'boolean' },
        report: { enum: REPORTS },
        faults: listOf(fault),
      },
      { model: name },
    ),
    steps: listOf(
      tagged(
        'step',
        {
          append: { turns: listOf(turn) },
          compact: {},
          recall: {},
          lose: { turn: name },
          reopen: {},
          kill: {},
          abort: {},
        },
        (step): Record<string, object> => (MEANWHILE.has(step) ? { during: count } : {}),
      ),
    ),
  },
  { planted: listOf(object({ kind: { enum: ['secret', 'injection'] }, text: name })) },
);
