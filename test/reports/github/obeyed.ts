/** A command as GitHub's runner reads it. */
export interface Command {
  name: string;
  properties: Record<string, string>;
  data: string;
}

const unescapeData = (text: string) =>
  text.replaceAll('%0D', '\r').replaceAll('%0A', '\n').replaceAll('%25', '%');
const unescapeProperty = (text: string) => unescapeData(text.replaceAll('%3A', ':').replaceAll('%2C', ','));

/**
 * The commands that GitHub's runner obeys in an output.
 *
 * @see https://github.com/actions/runner/blob/main/src/Runner.Common/ActionCommand.cs
 */
export function obeyed(output: string): Command[] {
  const commands: Command[] = [];
  let stopped: string | null = null;
  for (const line of output.split(/\r\n|\r|\n/)) {
    const modern = /^\s*::([^: ]+)(?: ([^:]*))?::(.*)$/.exec(line);
    const old = /##\[([^\] ]+)(?: ([^\]]*))?\](.*)$/.exec(line);
    const [, name, given = '', data] = modern ?? old ?? [];
    if (name === undefined) continue;
    if (stopped !== null) {
      if (name === stopped) stopped = null;
      continue;
    }
    if (name === 'stop-commands') stopped = data!;
    const pairs = given.split(modern ? ',' : ';').filter((pair) => pair.includes('='));
    const properties = pairs.map((pair) => {
      const at = pair.indexOf('=');
      return [pair.slice(0, at), unescapeProperty(pair.slice(at + 1))];
    });
    commands.push({ name, properties: Object.fromEntries(properties), data: unescapeData(data!) });
  }
  return commands;
}
