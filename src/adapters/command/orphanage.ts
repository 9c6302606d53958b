import type { Socket } from 'node:net';
import { startProcess } from './start-process.js';

/**
 * Reads `+ group` and `- group`; at the end of its input, which comes however we end, it gives the groups that are left
 * a moment to end by themselves, and then kills them.
 */
const SCRIPT = `
groups=
while read -r sign group; do
  case $sign in
    +) groups="$groups $group" ;;
    -) left=
       for one in $groups; do [ "$one" = "$group" ] || left="$left $one"; done
       groups=$left ;;
  esac
done
for pause in 0.05 0.05 0.1 0.1; do
  alive=
  for one in $groups; do kill -0 "-$one" 2>/dev/null && alive=yes; done
  [ -z "$alive" ] && exit
  sleep $pause
done
for one in $groups; do kill -KILL "-$one" 2>/dev/null; done
`;

let input: Socket | null = null;

/** Has a group of processes killed when this thread or process ends, even where it is killed itself. */
export function adopt(group: number): void {
  tell('+', group);
}

/** Forgets a group that has ended. */
export function release(group: number): void {
  tell('-', group);
}

function tell(sign: '+' | '-', group: number): void {
  if (process.platform === 'win32') return;
  input ??= open();
  input.write(`${sign} ${group}\n`);
}

function open(): Socket {
  const keeper = startProcess(['/bin/sh', '-c', SCRIPT]);
  keeper.unref();
  for (const stream of [keeper.stdout, keeper.stderr]) {
    stream.resume();
    (stream as Socket).unref();
  }
  const socket = keeper.stdin as Socket;
  socket.unref();
  return socket;
}
