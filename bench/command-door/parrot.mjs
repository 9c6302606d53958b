// Writes what a client wrote after each line that it was sent, byte for byte but for the ids of its answers, without
// looking at what it is sent now.
import { readFileSync } from 'node:fs';

const exchanges = JSON.parse(readFileSync(process.argv[2], 'utf8')).map(({ wrote }) =>
  wrote.map(Buffer.from),
);
const ANSWER = /^\{"type":"answer","id":\d+/;
const rests = exchanges.map((wrote) =>
  wrote.map((line) => line.subarray(ANSWER.exec(line.toString())?.[0].length ?? 0)),
);
let answers = 0;
let lines = -1;

process.stdin.on('data', (chunk) => {
  for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, at + 1)) {
    lines += 1;
    if (lines === 0) {
      const supports = { claims: true, recall: true, log: true };
      process.stdout.write(
        `${JSON.stringify({ type: 'hello', protocol: 1, name: 'keeps everything', supports })}\n`,
      );
      continue;
    }
    const place = (lines - 1) % exchanges.length;
    for (const [index, line] of exchanges[place].entries()) {
      const rest = rests[place][index];
      if (rest.length === line.length) process.stdout.write(line);
      else process.stdout.write(Buffer.concat([Buffer.from(`{"type":"answer","id":${++answers}`), rest]));
    }
  }
});
