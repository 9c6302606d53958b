import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Cassettes } from '../../../src/recorded/cassettes.js';

const request = { system: 's', prompt: 'Remember A-1.', budget: 20 };
const answer = (text: string) => ({ response: { kind: 'text' as const, text } });
const MODEL = 'acme/small:1';

function recorded(): { directory: string; file: string } {
  const directory = mkdtempSync(join(tmpdir(), 'cassettes-'));
  new Cassettes(directory).add(MODEL, request, 0, answer('- A-1'));
  const [name] = readdirSync(join(directory, 'acme-small-1'));
  return { directory, file: join(directory, 'acme-small-1', name!) };
}

describe('cassettes', () => {
  it('give back what was recorded for equal requests, in order', () => {
    const { directory } = recorded();
    new Cassettes(directory).add(MODEL, request, 1, answer('- A-1 again'));
    const cassettes = new Cassettes(directory);
    expect(cassettes.find(MODEL, { ...request }, 0)).toEqual(answer('- A-1'));
    expect(cassettes.find(MODEL, request, 1)).toEqual(answer('- A-1 again'));
    expect(cassettes.find(MODEL, request, 2)).toBeNull();
    expect(cassettes.find(MODEL, { ...request, budget: 21 }, 0)).toBeNull();
    expect(cassettes.find('acme/large', request, 0)).toBeNull();
  });

  it('lose nothing where two record the same at once', () => {
    const { directory } = recorded();
    const other = new Cassettes(directory);
    other.add(MODEL, request, 0, answer('- by another'));
    expect(other.find(MODEL, request, 0)).toEqual(answer('- by another'));
    const both = [0, 1].map((number) => new Cassettes(directory).find(MODEL, request, number));
    expect(both).toEqual([answer('- A-1'), answer('- by another')]);
  });

  it.each([
    ['CC_CASSETTE_DAMAGED', 'half a file', (text: string) => text.slice(0, 80)],
    ['CC_CASSETTE_DAMAGED', 'another request', (text: string) => text.replace('A-1.', 'A-2.')],
    ['CC_CASSETTE_DAMAGED', 'no answer', (text: string) => text.replace('"answer"', '"reply"')],
    ['CC_CASSETTE_DAMAGED', 'an unknown kind', (text: string) => text.replace('"text",', '"words",')],
    [
      'CC_CASSETTE_VERSION',
      'a later version',
      (text: string) => text.replace('"version": 1', '"version": 2'),
    ],
  ])('say %s of %s', (code, _, change) => {
    const { directory, file } = recorded();
    const text = readFileSync(file, 'utf8');
    writeFileSync(file, change(text));
    expect(change(text)).not.toBe(text);
    expect(() => new Cassettes(directory).find(MODEL, request, 0)).toThrow(expect.objectContaining({ code }));
  });

  it('take an answer that was edited by hand', () => {
    const { directory, file } = recorded();
    writeFileSync(file, `\uFEFF${readFileSync(file, 'utf8').replace('"- A-1"', '"- nothing"')}`);
    expect(new Cassettes(directory).find(MODEL, request, 0)).toEqual(answer('- nothing'));
  });
});
