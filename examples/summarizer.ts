// A summarizer on its own, judged by what it writes: an algorithm here, a prompt and a model in its place.
import { summarizerCompactor } from 'compaction-check';

export default summarizerCompactor({
  name: 'line-for-each-turn',
  ratios: { prose: 5, structured: 3 },
  async summarize(turns, budget, { previous, countTokens }) {
    let text = previous ?? '';
    const reportedIds: string[] = [];
    for (const { id, anchor, facts = [] } of turns) {
      if (anchor === null) continue;
      const line = `- ${[anchor, ...facts.map(({ key, value }) => `${key} = ${value}`)].join('; ')}\n`;
      const fits = budget === null || countTokens(text + line) <= budget;
      if (!fits) return { text, finish: 'length', reportedIds };
      text += line;
      reportedIds.push(id);
    }
    return { text, finish: 'stop', reportedIds };
  },
});
