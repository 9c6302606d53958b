import { logOf } from '../../src/scenario/log-of.js';
import type { Scenario } from '../../src/scenario/scenario.js';
import type { Tokenizer } from '../../src/tokens/tokenizer.js';
import type { Turn } from '../../src/transcript/turn.js';
import { mapTurns } from '../shrink/edit.js';
import { paddingOf, plainTurn } from '../shrink/plain.js';
import { plainAnchor } from '../shrink/plain-anchors.js';
import type { Alternative, Part } from './part.js';

/** So many turns are looked at one by one. */
const MOST_TURNS = 6;

/** More words than any of the plain texts has. */
const MORE_WORDS = 40;

/** What each turn is: its role, its kind, its length, its anchor, its pin. */
export function turnParts(scenario: Scenario, tokenizer: Tokenizer): Part[] {
  return logOf(scenario)
    .slice(0, MOST_TURNS)
    .flatMap((turn, index) => partsOfTurn(scenario, turn, index, tokenizer));
}

function partsOfTurn(scenario: Scenario, turn: Turn, index: number, tokenizer: Tokenizer): Part[] {
  const other = (instead: string, changed: Turn): Alternative => ({
    instead,
    scenario: mapTurns(scenario, (one) => (one === turn ? changed : one)),
  });
  const isPlainTalk = !turn.uses && !turn.results;
  const padding = paddingOf(turn, tokenizer);
  const roles = (['user', 'assistant', 'system'] as const).filter((role) => role !== turn.role);
  const kind = turn.kind === 'prose' ? 'structured' : 'prose';
  return [
    ...(isPlainTalk
      ? [
          {
            part: `the role of ${turn.id}`,
            alternatives: roles.map((role) => other(`as one of the ${role}`, { ...turn, role })),
          },
        ]
      : []),
    { part: `the kind of ${turn.id}`, alternatives: [other(`as ${kind}`, { ...turn, kind })] },
    ...(padding === null
      ? []
      : [
          {
            part: `the length of ${turn.id}`,
            alternatives: [1, MORE_WORDS].map((words) =>
              other(
                words === 1 ? 'with a word more' : `with ${words} words more`,
                plainTurn(turn, tokenizer, padding + words),
              ),
            ),
          },
          ...(turn.anchor === null
            ? []
            : [
                {
                  part: `the anchor of ${turn.id}`,
                  alternatives: otherAnchors(index).map((anchor) =>
                    other(`with ${anchor}`, plainTurn(renamed(turn, anchor), tokenizer, padding)),
                  ),
                },
              ]),
        ]),
    ...(turn.pinned
      ? [{ part: `the pin of ${turn.id}`, alternatives: [other('without it', unpinned(turn))] }]
      : []),
  ];
}

function unpinned({ pinned: _, ...turn }: Turn): Turn {
  return turn;
}

function otherAnchors(index: number): string[] {
  return [`B-${index + 1}`, `src/file${index + 1}.ts`, plainAnchor(index)];
}

function renamed(turn: Turn, anchor: string): Turn {
  const facts = turn.facts?.map((fact) => (fact.value === turn.anchor ? { ...fact, value: anchor } : fact));
  return { ...turn, anchor, ...(facts && { facts }) };
}
