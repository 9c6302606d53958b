import { spawn } from 'node:child_process';

/**
 * Sends what a client was sent through a bare pipe, and waits for as many lines as it wrote; gives what plays a case.
 *
 * As `bytes` nothing is looked at; as `json` each line is made from a value and read into one, and no more.
 */
export function barePipe(words, exchanges, as) {
  const child = spawn(words[0], words.slice(1), { stdio: ['pipe', 'pipe', 'inherit'] });
  let due = 0;
  let parts = [];
  let settle = () => {};
  child.stdout.on('data', (chunk) => {
    if (as === 'json') parts.push(chunk);
    for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) due -= 1;
    if (due > 0) return;
    if (as === 'json')
      for (const line of Buffer.concat(parts).toString().trimEnd().split('\n')) JSON.parse(line);
    parts = [];
    settle();
  });
  const messages = exchanges.map(({ heard, wrote }) => ({
    sent: as === 'json' ? JSON.parse(heard) : Buffer.from(`${heard}\n`),
    lines: wrote.length,
  }));
  const ask = (sent, lines) =>
    new Promise((resolve) => {
      due = lines;
      settle = resolve;
      child.stdin.write(as === 'json' ? `${JSON.stringify(sent)}\n` : sent);
    });
  return {
    hello: () => ask(as === 'json' ? {} : Buffer.from('{}\n'), 1),
    async play() {
      for (const { sent, lines } of messages) await ask(sent, lines);
    },
    end: () => child.kill(),
  };
}
