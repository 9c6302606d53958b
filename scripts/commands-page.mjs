// Writes docs/commands.md from the definitions of the commands; with --check it only says whether the page is up to date.
import { buildProgram } from '../dist/src/cli/program/build-program.js';
import { cellOf, tableOf } from './docs/table.mjs';
import { writePage } from './docs/write-page.mjs';

const program = buildProgram(() => {});
const code = (text) => `\`${text}\``;

/** What a command adds below its help, such as its exit codes. */
function added(command) {
  let text = '';
  command.configureOutput({ writeOut: (part) => (text += part) });
  command.outputHelp();
  return text.slice(command.helpInformation().length).trim().replaceAll('\n', ' ');
}

function section(command) {
  const usage = ['npx compaction-check', command.name(), ...argumentsOf(command)].join(' ');
  const options = command.options.map(({ flags, description, defaultValue }) => [
    code(flags),
    cellOf(description),
    typeof defaultValue === 'string' ? code(defaultValue) : '',
  ]);
  const given = command.registeredArguments.map((one) => [code(one.name()), cellOf(one.description)]);
  return [
    `## ${command.name()}`,
    `${code(usage)}: ${cellOf(command.description())}.`,
    given.length > 0 ? tableOf(['argument', ''], given) : '',
    options.length > 0 ? tableOf(['option', '', 'default'], options) : '',
    added(command),
  ]
    .filter(Boolean)
    .join('\n\n');
}

const argumentsOf = ({ registeredArguments }) =>
  registeredArguments.map((one) => {
    const name = `${one.name()}${one.variadic ? '...' : ''}`;
    return one.required ? `<${name}>` : `[${name}]`;
  });

writePage('docs/commands.md', 'the commands say', [
  '# Commands',
  '<!-- Written by scripts/commands-page.mjs from src/cli/program/; edit the commands, then run it again. -->',
  [
    'What `--help` of each command prints, on one page. A duration is a number with a unit, such as `500ms`, `60s` or `5m`. An option that writes a',
    'report writes it to standard output where no file is given, and at most one may.',
  ].join('\n'),
  program.commands.map((one) => `[${one.name()}](#${one.name()})`).join(' · '),
  '## Exit codes',
  `${added(program)} An error of the command is written to standard error, with [its code](errors.md).`,
  ...program.commands.map(section),
]);
