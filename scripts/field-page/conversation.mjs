const MOST = 56;

/** A scenario in lines: its settings, what the summarizer does, and the steps with a line for each turn. */
export function conversationOf({ settings, summarizer, steps }) {
  const told = Object.entries(settings).filter(([name, value]) => value !== null && name !== 'window');
  const faults = summarizer.faults.map(({ fault, ...rest }) =>
    [fault, ...Object.values(rest).map(asJson)].join(' '),
  );
  return [
    ...(told.length > 0 ? [told.map(([name, value]) => `${name} ${asJson(value)}`).join(', ')] : []),
    `the summarizer ${faults.length > 0 ? `is struck by: ${faults.join(', then ')}` : 'is faithful'}`,
    ...steps.flatMap((step) => (step.step === 'append' ? step.turns.map(turnLine) : [step.step])),
  ];
}

const asJson = (value) => (typeof value === 'number' ? String(value) : JSON.stringify(value));

function turnLine({ id, role, text, uses = [], results = [] }) {
  const calls = uses.map((use) => `calls ${use.id}`);
  const answers = results.map(({ use }) => `answers ${use}`);
  const said =
    text.length > MOST
      ? `${JSON.stringify(text.slice(0, MOST))} … ${text.length} characters`
      : JSON.stringify(text);
  return `  ${id.padEnd(4)}${role.padEnd(10)} ${[said, ...calls, ...answers].join(', ')}`;
}
