/** The flag of the command that sets an option, such as `--step-limit` for `stepLimit`. */
export function flagName(option: string): string {
  if (option === 'properties') return '--property';
  return `--${option.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
