import { expect, it } from 'vitest';
import { loadMaterial } from '../../../generators/material/material.js';
import { sentence } from '../../../generators/turn/sentence.js';
import { ENCODINGS } from '../../../src/tokens/encoding.js';

it.each(ENCODINGS)('counts what it says, whatever anchor fills it, in %s', async (encoding) => {
  const { frames, anchors, tokenizer } = await loadMaterial(encoding);
  const all = [frames.basic, frames.strict].flatMap((uses) => Object.values(uses).flat());
  for (const [index, anchor] of anchors.entries()) {
    const frame = all[index % all.length]!;
    if (frame.quoted && anchor.quoted === null) continue;
    const { text, line, last } = sentence(frame, Array(frame.parts.length - 1).fill(anchor));
    expect([line, last], text).toEqual([tokenizer.count(`${text}\n`), tokenizer.count(text)]);
  }
});

it('states the anchor in plain text or between quotation marks', async () => {
  const { frames, anchors } = await loadMaterial('o200k_base');
  const anchor = anchors.find(({ quoted }) => quoted !== null)!;
  const talk = sentence(frames.basic.talk[0]!, [anchor]);
  expect(talk.text).toContain(` ${anchor.text} `);
  const call = sentence(frames.basic.call[0]!, [anchor]);
  expect(JSON.parse(call.text.slice(call.text.indexOf(' ') + 1))).toMatchObject({ path: anchor.text });
});
