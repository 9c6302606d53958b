import type { SummarizerBehaviour } from '../../simulation/behaviour.js';
import { FAITHFUL } from '../../simulation/faithful.js';
import { simulateSummarizer } from '../../simulation/simulated-summarizer.js';
import type { SummarizerCall } from '../../simulation/summarizer-call.js';
import type { Tokenizer } from '../../tokens/tokenizer.js';
import { purposeOf } from './classify.js';
import type { ModelReply, ModelRequest } from './dialect.js';
import { LearnedTurns } from './learned-turns.js';
import { type ModelError, modelErrorOf } from './model-error.js';
import type { MainReply, ModelExchange, ModelServerOptions } from './model-server-options.js';
import { roughTokens } from './rough-tokens.js';

/** A model that summarizes as its behaviour says, and gives the same answer to everything else. */
export class ModelPlayer {
  private readonly learned: LearnedTurns;
  private readonly behaviour: SummarizerBehaviour;
  private readonly summarizer;
  private lastCall: SummarizerCall | null = null;

  constructor(
    private readonly options: ModelServerOptions,
    private readonly tokenizer: Tokenizer,
  ) {
    this.learned = new LearnedTurns(tokenizer);
    this.behaviour = { ...FAITHFUL, ...options.behaviour, report: 'none' };
    this.summarizer = simulateSummarizer({
      behaviour: this.behaviour,
      budget: options.budget ?? null,
      tokenizer,
      known: () => this.known,
      record: (call) => {
        this.lastCall = call;
      },
    });
  }

  /** What it answers, and what that is about; `signal` ends a wait when the client has left. */
  async play(
    request: ModelRequest,
    signal: AbortSignal,
  ): Promise<{
    purpose: ModelExchange['purpose'];
    call: SummarizerCall | null;
    answer: ModelReply | ModelError;
  }> {
    const purpose = purposeOf(request, this.options.classify);
    if (purpose === 'title')
      return { purpose, call: null, answer: this.said(request, this.options.title ?? 'A conversation') };
    if (purpose === 'summary') {
      this.learned.learnToSummarize(request);
      return { purpose, ...(await this.summarize(request, signal)) };
    }
    this.learned.learn(request);
    const { reply = 'Understood.' } = this.options;
    return {
      purpose,
      call: null,
      answer: this.said(request, typeof reply === 'function' ? reply(request) : reply),
    };
  }

  private get known() {
    const { turns } = this.options;
    return (typeof turns === 'function' ? turns() : turns) ?? this.learned.known;
  }

  private async summarize(request: ModelRequest, signal: AbortSignal) {
    const { maxTokens } = request;
    const asking = this.summarizer.complete({
      prompt: promptOf(request),
      signal,
      ...(maxTokens !== null && { budget: maxTokens }),
    });
    // It was recorded before anything was awaited.
    const call = this.lastCall!;
    try {
      const { kind, text, finish } = await asking;
      const isBrokenOff =
        finish === undefined && call.truth.cut !== 'none' && this.strikes(call, 'break-off');
      const tool = kind === 'toolCall' ? { name: request.tools[0] ?? 'continue_task', input: '{}' } : null;
      return {
        call,
        answer: { kind, text, tool, finish: finish ?? 'stop', isBrokenOff, usage: this.usage(request, text) },
      };
    } catch (error) {
      return { call, answer: modelErrorOf((error as Error).message, this.strikes(call, 'stall')) };
    }
  }

  private strikes({ index }: SummarizerCall, name: string): boolean {
    return this.behaviour.faults.some(
      ({ fault, calls }) => fault === name && (calls?.includes(index) ?? true),
    );
  }

  private said(request: ModelRequest, reply: MainReply): ModelReply {
    const isText = typeof reply === 'string';
    const text = isText ? reply : '';
    const input = isText ? '' : JSON.stringify(reply.input ?? {});
    return {
      kind: isText ? (text === '' ? 'blank' : 'text') : 'toolCall',
      text,
      tool: isText ? null : { name: reply.tool, input },
      finish: 'stop',
      isBrokenOff: false,
      usage: this.usage(request, text + input),
    };
  }

  private usage(request: ModelRequest, text: string): ModelReply['usage'] {
    return {
      input: roughTokens(promptOf(request), this.tokenizer),
      output: roughTokens(text, this.tokenizer),
    };
  }
}

function promptOf({ system, messages }: ModelRequest): string {
  return [system, ...messages.map(({ text }) => text)].filter(Boolean).join('\n');
}
