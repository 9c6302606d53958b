import { plainScenario } from '../../../dist/compactors/plain-scenario.js';
import { drive } from '../../../dist/src/drive/drive.js';
import { tokenizer } from './judge.mjs';

const CONVERSATIONS = 12;
const PASSES = 5;
const CHAT = 'We went through all of it once more and wrote down what was found and what is left to do. ';

/** Conversations with one marker in each round, and a pass after it, as somebody would write them to begin with. */
const corpus = Array.from({ length: CONVERSATIONS }, (_, conversation) => {
  const steps = Array.from({ length: PASSES }, (_, pass) => {
    const marker = `MARKER-${conversation + 1}${String.fromCharCode(65 + pass)}`;
    const talk = [
      ['user', `Remember ${marker}.`, marker],
      ['assistant', CHAT.repeat(1 + ((conversation + pass) % 4)), null],
      ['user', `And what is next, after ${conversation + pass} of them?`, null],
    ];
    const turns = talk.map(([role, text, anchor], place) => {
      const id = `t${pass * talk.length + place + 1}`;
      const facts = anchor === null ? {} : { facts: [{ key: 'k', value: anchor }] };
      return { id, role, kind: 'prose', text, tokens: tokenizer.count(text), anchor, ...facts };
    });
    return [{ step: 'append', turns }, { step: 'compact' }, { step: 'recall' }];
  });
  return plainScenario(steps.flat(), { settings: { window: 400 } });
});

async function losesMarker(compactor) {
  for (const scenario of corpus) {
    const { moments, breakdown } = await drive(compactor, scenario, { tokenizer, stepLimitMs: 200 });
    if (breakdown) return true;
    for (const { step, view, answers } of moments) {
      const texts = view.map((item) => item.text ?? item.body);
      const seen = [...texts, ...Object.values(answers ?? {}).map((answer) => answer.text ?? '')].join('\n');
      const markers = scenario.steps
        .slice(0, step + 1)
        .flatMap(({ turns = [] }) => turns.flatMap(({ anchor }) => anchor ?? []));
      if (markers.some((marker) => !seen.includes(marker))) return true;
    }
  }
  return false;
}

/** Whether planted markers tell a faulty compactor from its twin: one is lost, or the corpus cannot be played, on it alone. */
export async function isToldByMarkers({ make, twin }) {
  return (await losesMarker(make())) && !(await losesMarker(twin.make()));
}
