import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { SubjectSource } from '../subject/find-subject.js';
import { fromErrorMessage } from './error-message.js';
import { Heartbeat } from './heartbeat.js';
import { Interrupter } from './interrupter.js';
import type { Advance, Message, Question, WorkerTask } from './protocol.js';
import { SilenceWatch } from './silence-watch.js';
import { WorkerLost } from './worker-lost.js';

const MEMORY_MB = 1024;

/** A thread that hosts the code under test, watched from outside so that it can neither hang nor end ours. */
export class WatchedWorker {
  readonly heartbeat = new Heartbeat();
  private readonly interrupter = new Interrupter();
  private readonly worker: Worker;
  private lost: WorkerLost | null = null;
  private settle: { resolve(value: unknown): void; reject(error: Error): void } | null = null;
  private onProgress: (advance: Advance) => void = () => {};

  constructor(source: SubjectSource) {
    const task: WorkerTask = { source, heartbeat: this.heartbeat.buffer };
    this.worker = new Worker(createRequire(import.meta.url).resolve('#worker'), {
      workerData: task,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    });
    this.worker.stdout.resume();
    this.worker.stderr.resume();
    this.worker.on('message', (message: Message) => this.hear(message));
    this.worker.on('error', (error) => this.lose('exited', error.message));
    this.worker.on('exit', () => this.lose('exited', 'the thread was ended'));
  }

  /**
   * What the worker answers.
   *
   * @throws WorkerLost when the code under test ends the worker, or cannot be interrupted.
   * @throws whatever else the worker throws.
   */
  async ask<T>(question: Question, onProgress = this.onProgress): Promise<T> {
    if (this.lost) throw this.lost;
    this.onProgress = onProgress;
    const watch = new SilenceWatch(this.heartbeat, {
      interrupt: () => this.interrupter.interrupt(this.worker.threadId),
      giveUp: () => this.lose('hung', `no answer within ${this.heartbeat.limitMs} ms`),
    });
    try {
      return await new Promise<T>((resolve, reject) => {
        this.settle = { resolve: resolve as (value: unknown) => void, reject };
        this.worker.postMessage(question);
      });
    } finally {
      watch.end();
      this.settle = null;
    }
  }

  async terminate(): Promise<void> {
    await this.worker.terminate();
    this.interrupter.close();
  }

  /** Code under test may talk to us as well; what is none of ours is not heard. */
  private hear(message: Partial<Message> | null | undefined): void {
    if (!isOurs(message)) return;
    if (message.says === 'progress') this.onProgress(message.advance);
    else if (message.says === 'answer') this.settle?.resolve(message.value);
    else this.settle?.reject(fromErrorMessage(message));
  }

  private lose(kind: WorkerLost['kind'], message: string): void {
    this.lost ??= new WorkerLost(kind, this.heartbeat.where, message);
    void this.worker.terminate();
    this.settle?.reject(this.lost);
  }
}

function isOurs(message: Partial<Message> | null | undefined): message is Message {
  return ['progress', 'answer', 'error'].includes(message?.says as string);
}
