import type { Part } from '@google/genai';
import type { Compactor, Turn, ViewItem } from 'compaction-check';
import { clientOf } from './gemini/client-of.js';
import { contentOf, textOf } from './gemini/content-of.js';
import { ContextGraphMapper } from './node_modules/@google/gemini-cli-core/dist/src/context/graph/mapper.js';
import type { ConcreteNode } from './node_modules/@google/gemini-cli-core/dist/src/context/graph/types.js';
import { createRollingSummaryProcessor } from './node_modules/@google/gemini-cli-core/dist/src/context/processors/rollingSummaryProcessor.js';
import { oldTurns } from './old-turns.js';

const compactor: Compactor = {
  name: 'gemini-cli RollingSummaryProcessor',
  version: '0.61.0',
  supports: {
    takesPins: false,
    ownOutcome: false,
    takesBudget: false,
    takesRatios: false,
    takesTrigger: false,
    takesReport: false,
    overheadTokens: 0,
    keeps: 1,
  },

  open({ settings, summarizer }) {
    const systemInstruction: Turn[] = [];
    const turns: Turn[] = [];
    const inputs = new Map<string, string>();
    const mapper = new ContextGraphMapper();
    let nodes: readonly ConcreteNode[] = [];
    /** The nodes that each summary says it stands for; earlier summaries are among them. */
    const abstracted = new Map<string, readonly string[]>();
    const turnOfNode = new Map<string, string>();
    const environment = {
      llmClient: clientOf(summarizer),
      promptId: 'compaction-check',
      tokenCalculator: { getTokenCost: () => 1 },
    };
    const processor = createRollingSummaryProcessor('rolling', environment as never, {});

    function turnsBehind(node: string): string[] {
      const inner = abstracted.get(node);
      return inner ? inner.flatMap(turnsBehind) : [turnOfNode.get(node)!];
    }

    return {
      append(appended) {
        for (const turn of appended) {
          for (const use of turn.uses ?? []) inputs.set(use.id, use.input);
          // What opens the log is the system instruction, which Gemini CLI holds apart from the history.
          if (turn.role === 'system' && turns.length === 0) {
            systemInstruction.push(turn);
            continue;
          }
          turns.push(turn);
          const added = mapper.sync([{ id: turn.id, content: contentOf(turn) as never }]);
          for (const { id } of added) turnOfNode.set(id, turn.id);
          nodes = [...nodes, ...added];
        }
      },
      async compact() {
        // Which nodes have aged out is settled by its caller; here it takes whole exchanges and leaves the newest turn.
        const old = oldTurns(turns, Math.max(1, Math.ceil(settings.keep ?? 1)));
        const isOld = ({ id }: ConcreteNode) => turnsBehind(id).every((turn) => old.has(turn));
        const targets = nodes.filter(isOld);
        const returned = await processor.process({ targets } as never);
        if (returned === targets) return { status: 'noop' };
        for (const { id, abstractsIds } of returned) if (abstractsIds) abstracted.set(id, abstractsIds);
        nodes = [...returned, ...nodes.filter((node) => !isOld(node))];
        return { status: 'compacted' };
      },
      claims() {
        const covered = new Set(nodes.flatMap(({ id }) => (abstracted.has(id) ? turnsBehind(id) : [])));
        const order = [...systemInstruction, ...turns].map(({ id }) => id);
        return {
          covered: order.filter((id) => covered.has(id)),
          kept: order.filter((id) => !covered.has(id)),
          uncovered: [],
        };
      },
      view() {
        const view: ViewItem[] = [];
        for (const { id, text } of systemInstruction)
          view.push({ type: 'kept', turn: id, role: 'system', text });
        for (const { id, payload } of nodes) {
          const turn = turns.find((one) => one.id === turnOfNode.get(id));
          const last = view.at(-1);
          if (abstracted.has(id))
            view.push({ type: 'summary', summaryId: id, role: 'user', body: payload.text ?? '' });
          else if (last?.type === 'kept' && last.turn === turn!.id)
            last.text += `\n${textOf(payload as Part, inputs)}`;
          else
            view.push({
              type: 'kept',
              turn: turn?.id,
              role: turn!.role,
              text: textOf(payload as Part, inputs),
            });
        }
        return view;
      },
    };
  },
};

export default compactor;
