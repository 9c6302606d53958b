import { spawn } from 'node:child_process';
import { closeSync, existsSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { changed, oddJson, oddRequest, oddValue } from './odd-json.mjs';
import { randomFrom } from './random.mjs';

const MARK = process.argv[3];
const forever = () => new Promise(() => setInterval(() => {}, 1000));
const raw = (bytes) => writeAll(1, Buffer.from(bytes));
const half = (message) => raw(JSON.stringify(message).slice(0, 20));

/** Writes all of it, however long nobody reads. */
function writeAll(stream, bytes) {
  for (let at = 0; at < bytes.length; ) {
    try {
      at += writeSync(stream, bytes, at);
    } catch (error) {
      if (error.code !== 'EAGAIN') process.exit(0);
    }
  }
}

function flood(stream, text) {
  const bytes = Buffer.from(text.repeat(Math.ceil(65_536 / text.length)));
  for (;;) writeAll(stream, bytes);
}

function grandchild(script, stdio) {
  spawn('/bin/sh', ['-c', script, MARK], { stdio }).unref();
}

const line = (message) => `${JSON.stringify(message)}\n`;
const SUMMARIZE = { type: 'summarize', id: 'x', request: { prompt: 'x'.repeat(100_000) } };

const DEEDS = {
  exits: (_, random) => process.exit(random.below(256)),
  throws: () => {
    throw new Error('a child that throws');
  },
  signals: (_, random) => {
    process.kill(
      process.pid,
      random.pick(['SIGKILL', 'SIGTERM', 'SIGSEGV', 'SIGINT', 'SIGHUP', 'SIGPIPE', 'SIGBUS']),
    );
    return forever();
  },
  'exits in a line': (message) => {
    half(message);
    process.exit(0);
  },
  'hangs in a line': (message) => {
    half(message);
    return forever();
  },
  hangs: forever,
  spins: () => {
    for (;;);
  },
  'ignores signals': () => {
    for (const name of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT', 'SIGPIPE']) process.on(name, () => {});
    process.stdin.on('end', () => {});
    return forever();
  },
  deaf: () => {
    process.stdin.pause();
    return forever();
  },
  'floods with lines': () => flood(1, '{"type":"progress"}\n'),
  'floods without lines': () => flood(1, 'x'),
  'floods with blank lines': () => flood(1, '\n'),
  'floods with counts': () => flood(1, line({ type: 'count', id: 1, texts: ['a b c', 'd'] })),
  'floods with requests': () => flood(1, line(SUMMARIZE)),
  'wrong bytes': (_, random) => {
    raw([...Array.from({ length: 1 + random.below(40) }, () => 128 + random.below(128)), 10]);
    return forever();
  },
  'wrong JSON': (message, random, say) => {
    raw(`${oddJson(random, message)}\n`);
    say(message);
  },
  'another value': (_, random) => raw(line(oddValue(random))),
  'another shape': (message, random, say) => say(changed(message, random)),
  'too few results': ({ results = [], ...message }, random, say) =>
    say({ ...message, results: random.next() < 0.5 ? results.slice(1) : [...results, {}] }),
  'another id': (message, random, say) => say({ ...message, id: random.pick([-1, 0, 1e15, message.id + 1]) }),
  'answers twice': (message, _, say) => {
    say(message);
    say(message);
  },
  'says hello again': (message, _, say) => {
    say({ type: 'hello', protocol: 1, name: 'again' });
    say(message);
  },
  'asks oddly': async (message, random, say) => {
    say({ type: 'summarize', id: random.pick([1, 'a', -1]), request: oddRequest(random) });
    await pause(5);
    say(message);
  },
  'counts much': async (message, random, say) => {
    const texts = random.pick([
      Array(20_000).fill('ab'),
      ['x'.repeat(8000)],
      ['the cat sat on '.repeat(50_000)],
      [],
    ]);
    say({ type: 'count', id: 1, texts });
    await pause(5);
    say(message);
  },
  'a huge line': () => raw(`${'x'.repeat(33 * 2 ** 20)}\n`),
  'nests deeply': (message, random) => {
    const depth = random.pick([2000, 20_000, 200_000]);
    const deep = `${'['.repeat(depth)}${']'.repeat(depth)}`;
    raw(
      `${JSON.stringify({ ...message, results: message.results?.map(() => ({ value: '@' })) }).replaceAll('"@"', deep)}\n`,
    );
  },
  'many small values': ({ results, ...message }) => {
    const many = `[${'[],'.repeat(2 ** 19)}[]]`;
    raw(`${JSON.stringify({ ...message, results: ['@'] }).replace('"@"', many)}\n`);
  },
  'long views': ({ results, ...message }, random, say) => {
    const text = random.pick(['x'.repeat(2 ** 18), 'the cat sat on '.repeat(2 ** 17)]);
    const view = { value: [{ type: 'synthetic', role: 'user', text }] };
    say({
      ...message,
      results: results?.map((result) => (result.value?.[0]?.type === 'kept' ? view : result)),
    });
  },
  'drips without end': () => {
    for (;;) writeAll(1, Buffer.from('x'));
  },
  'closes its input': (message, _, say) => {
    closeSync(0);
    say(message);
  },
  'closes its output': () => {
    closeSync(1);
    return forever();
  },
  'closes both': () => {
    closeSync(0);
    closeSync(1);
    return forever();
  },
  'errors at length': (message, _, say) => {
    writeAll(2, Buffer.alloc(2 ** 20, '\u001b[31merror \u0007\n'));
    say(message);
  },
  'errors without end': () => flood(2, 'no end of it '),
  'leaves a grandchild': () => {
    grandchild('sleep 600', 'inherit');
    setTimeout(() => process.exit(0), 5);
    return forever();
  },
  'has a grandchild': (message, random, say) => {
    grandchild('trap "" TERM HUP INT; sleep 600', random.pick(['inherit', 'ignore']));
    say(message);
  },
  'has a grandchild that floods': async (message, _, say) => {
    const flag = join(tmpdir(), `${MARK}-${process.pid}`);
    grandchild(`echo x; : > ${flag}; while :; do echo x; done`, 'inherit');
    while (!existsSync(flag)) await pause(2);
    rmSync(flag);
    say(message);
  },
  'answers in drops': async (message) => {
    const bytes = Buffer.from(line(message));
    const size = Math.max(1, Math.ceil(bytes.length / 40));
    for (let start = 0; start < bytes.length; start += size) {
      raw(bytes.subarray(start, start + size));
      await pause(1);
    }
  },
  'blank lines first': (message, _, say) => {
    raw('\n \r\n\t\n'.repeat(1000));
    say(message);
  },
  'ends lines as Windows does': (message) => raw(`${JSON.stringify(message)}\r\n`),
  'answers late': async (message, _, say) => {
    await pause(1500);
    say(message);
  },
};

/** Does what a plan says in place of saying the message. */
export async function misbehave({ deed, seed }, message, say) {
  await DEEDS[deed](message, randomFrom(seed), say);
}
