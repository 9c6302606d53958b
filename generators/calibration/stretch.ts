import { CATEGORIES, type Category } from '../../src/calibrate/category.js';
import type { Content } from '../../src/calibrate/content.js';
import { tokensOf } from '../../src/transcript/tokens-of.js';
import type { Role, Turn } from '../../src/transcript/turn.js';
import { idAt } from '../conversation/turn-source.js';
import type { Draw } from '../draw.js';
import type { Material } from '../material/material.js';
import { joinPassages, type Passage } from '../material/passage.js';
import type { PoolContent } from '../pool/pool.js';
import { makeTurn } from '../turn/make-turn.js';
import { Deck } from './deck.js';
import { fillUp } from './fill-up.js';
import { newAnchor } from './new-anchor.js';
import { drawStatement } from './statement.js';

/** How many tokens a turn has on average; a tool's turn has them together with its use. */
export const TURN_TOKENS = 500;
/** By how much of that turns differ, up and down. */
const SPREAD = 0.4;

const POOLED: Record<Exclude<Content, 'mixed'>, PoolContent> = {
  prose: 'prose',
  'tool-output': 'json',
  code: 'code',
  logs: 'logs',
};
const MIXED = [
  ['prose', 4],
  ['tool-output', 3],
  ['code', 2],
  ['logs', 1],
] as const;

/** Writes the turns of one conversation, stretch by stretch; no anchor comes twice. */
export class StretchWriter {
  readonly #anchors = new Set<string>();
  readonly #categories = new Deck<Category>(CATEGORIES);
  readonly #bodies: Record<PoolContent, Deck<Passage>>;
  #placed = 0;
  #uses = 0;

  constructor(
    private readonly draw: Draw,
    private readonly material: Material,
    private readonly content: Content,
  ) {
    const { prose, json, code, logs } = material.contents;
    this.#bodies = {
      prose: new Deck(prose),
      json: new Deck(json),
      code: new Deck(code),
      logs: new Deck(logs),
    };
  }

  /** Turns that state a fact each, with about so many tokens together. */
  next(tokens: number): Turn[] {
    const { draw } = this;
    // Rounded by chance, so that on average there is a fact for every 500 tokens, also where that makes a part of one.
    const count = Math.max(1, Math.floor(tokens / TURN_TOKENS + draw.int(0, 9_999) / 10_000));
    const weights = Array.from({ length: count }, () => 1 + (SPREAD * draw.int(-1000, 1000)) / 1000);
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const turns: Turn[] = [];
    let owed = 0;
    for (const weight of weights) {
      owed += (tokens * weight) / whole;
      const written = this.#statingTurns(owed);
      turns.push(...written);
      owed -= tokensOf(written);
    }
    return turns;
  }

  /** A short turn that states nothing. */
  remark(role: Role): Turn {
    const rest = { role, kind: 'prose', anchor: null } as const;
    return this.#place(makeTurn(this.material, [this.draw.pick(this.material.remarks)], rest));
  }

  #statingTurns(tokens: number): Turn[] {
    const { draw, material } = this;
    const content = this.content === 'mixed' ? draw.weighted(MIXED) : this.content;
    const category = this.#categories.next(draw)!;
    const anchor = newAnchor(draw, category, this.#anchors);
    const pooled = POOLED[content];
    const statement = drawStatement(draw, material.tokenizer, { anchor, category, content: pooled });
    const said = { anchor, facts: [{ key: category, value: anchor }] };
    if (content === 'prose' || content === 'code') {
      const passages = this.#around(statement, pooled, tokens);
      const role = this.#placed % 2 === 0 ? 'user' : 'assistant';
      const kind = content === 'prose' ? 'prose' : 'structured';
      return [this.#place(makeTurn(material, passages, { role, kind, ...said }))];
    }
    const use = this.#useTurn();
    const text = joinPassages(this.#around(statement, pooled, tokens - use.tokens))!;
    const results = [{ use: use.uses![0]!.id, text: text.text }];
    const result = makeTurn(material, [text], { role: 'tool', kind: 'structured', results, ...said });
    return [use, this.#place(result)];
  }

  #around(statement: Passage, content: PoolContent, tokens: number): Passage[] {
    const bodies = fillUp(this.draw, this.#bodies[content], tokens - statement.line);
    const place = this.draw.int(0, bodies.length);
    return [...bodies.slice(0, place), statement, ...bodies.slice(place)];
  }

  #useTurn(): Turn {
    const call = this.draw.pick(this.material.calls);
    this.#uses += 1;
    const space = call.text.indexOf(' ');
    const use = {
      id: `use-${this.#uses}`,
      name: call.text.slice(0, space),
      input: call.text.slice(space + 1),
    };
    return this.#place(
      makeTurn(this.material, [call], { role: 'assistant', kind: 'structured', anchor: null, uses: [use] }),
    );
  }

  #place(turn: Turn): Turn {
    turn.id = idAt(this.#placed);
    this.#placed += 1;
    return turn;
  }
}
