import { presenceProblems } from './presence-problems.js';
import type { Turn } from './turn.js';
import { composeText, proseOf } from './turn-text.js';

/** What makes turns unfit to be the log of a scenario, in sentences that name turns and values; none if they fit. */
export function turnProblems(turns: readonly Turn[]): string[] {
  return [
    ...turns.flatMap(ownProblems),
    ...repeatedIds(turns),
    ...exchangeProblems(turns),
    ...presenceProblems(turns),
  ];
}

function ownProblems(turn: Turn): string[] {
  const { id, tokens, text, uses, results, facts = [] } = turn;
  const problems: string[] = [];
  if (!Number.isSafeInteger(tokens) || tokens < 0) {
    problems.push(`${id}: its tokens are ${tokens}, not a whole number from 0`);
  }
  if (composeText({ prose: proseOf(turn), uses, results }) !== text) {
    problems.push(`${id}: its text does not end with its tool uses and results`);
  }
  for (const { key, value } of facts) {
    if (value === '') problems.push(`${id}: its fact "${key}" has no value`);
  }
  return problems;
}

function repeatedIds(turns: readonly Turn[]): string[] {
  const ids = new Set<string>();
  return turns.flatMap(({ id }) => {
    if (ids.has(id)) return [`${id}: several turns have this id`];
    ids.add(id);
    return [];
  });
}

function exchangeProblems(turns: readonly Turn[]): string[] {
  const problems: string[] = [];
  const uses = new Set<string>();
  for (const turn of turns) {
    for (const { id } of turn.uses ?? []) {
      if (uses.has(id)) problems.push(`${turn.id}: its tool use "${id}" has the id of an earlier one`);
      uses.add(id);
    }
  }
  const answered = new Set<string>();
  for (const turn of turns) {
    for (const { use } of turn.results ?? []) {
      if (!uses.has(use)) problems.push(`${turn.id}: it answers the tool use "${use}", which no turn holds`);
      if (answered.has(use)) problems.push(`${turn.id}: it answers the tool use "${use}" once more`);
      answered.add(use);
    }
  }
  return problems;
}
