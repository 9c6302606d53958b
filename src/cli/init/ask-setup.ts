import { createInterface } from 'node:readline/promises';
import { KINDS, type Kind } from './kinds.js';
import type { Setup } from './project-files.js';

interface Conversation {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
}

/** Asks what is not given by flags; an empty answer takes what is suggested, and null is an interrupt. */
export async function askSetup(
  suggested: Kind,
  given: Partial<Omit<Setup, 'kind'>>,
  { input, output }: Conversation = { input: process.stdin, output: process.stderr },
): Promise<Setup | null> {
  const questions = createInterface({ input, output });
  const interrupt = new AbortController();
  questions.on('SIGINT', () => interrupt.abort());
  questions.on('close', () => interrupt.abort());
  const ask = async (question: string) => (await questions.question(question, interrupt)).trim();
  try {
    const kind = await askKind(ask, suggested);
    const canImport = given.from === undefined && kind.calls.length > 0;
    const where = canImport
      ? await ask(`Which module exports ${kind.calls.join(' and ')}? (none yet: an example) `)
      : '';
    const tests = given.tests ?? !/^n/i.test(await ask('Write a test file for vitest, too? (Y/n) '));
    return { kind, from: given.from ?? (where === '' ? null : where), tests };
  } catch (error) {
    if (interrupt.signal.aborted) return null;
    throw error;
  } finally {
    questions.close();
  }
}

async function askKind(ask: (question: string) => Promise<string>, suggested: Kind): Promise<Kind> {
  const list = KINDS.map(({ name, says }, place) => `  ${place + 1}  ${name.padEnd(10)} ${says}\n`).join('');
  const place = KINDS.indexOf(suggested) + 1;
  for (;;) {
    const answer = await ask(`What is your compactor?\n${list}Number or name (${place}): `);
    const chosen = answer === '' ? suggested : kindCalled(answer);
    if (chosen) return chosen;
  }
}

function kindCalled(answer: string): Kind | undefined {
  return KINDS.find(({ name }, place) => answer === name || answer === String(place + 1));
}
