declare module 'lexrank' {
  type Sentence = { text: string; index: number; weight: number };
  type Done = (error: false, sentences: Sentence[], text: string) => void;
  const lexrank: { summarize(text: string, sentences: number, done: Done): void };
  export default lexrank;
}

declare module 'node-summarizer' {
  export class SummarizerManager {
    constructor(text: string, sentences: number);
    getSummaryByFrequency(): { summary: string | Error };
  }
}
