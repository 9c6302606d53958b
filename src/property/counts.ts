/** Whether a property has a say in the verdict of a run: a `should` only when asked. */
export function counts({ level }: { level: string }, asked: { level: string }): boolean {
  return level === 'must' || asked.level === 'should';
}
