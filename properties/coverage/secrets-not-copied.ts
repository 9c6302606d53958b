import { isCompacted, plantedIn } from '../../src/property/planted-in.js';
import type { Property, Violation } from '../../src/property/property.js';

export const secretsNotCopied: Property = {
  id: 'coverage/secrets-not-copied',
  clauses: ['K18'],
  level: 'should',
  claim: 'A secret in a turn is not copied into a summary by the compactor itself.',
  why: 'A summary is stored, shown and sent again with every request, long after the turn has been cleared away.',
  fix: 'Do not quote turns in a summary; where you have to, look for credentials first.',
  needs: [],
  premise: {
    text: 'a turn with a secret is in the log of a compacted conversation',
    share: 0.005,
    never: 'it never compacted a conversation with a secret',
  },
  judge(observation) {
    const violations: Violation[] = [];
    const told = new Set<string>();
    let met = 0;
    for (const [moment, now] of observation.moments.entries()) {
      const passages = plantedIn(observation, moment, 'secret');
      if (passages.length > 0 && isCompacted(now)) met += 1;
      for (const { text, turns } of passages) {
        const copied = now.view.find((item) =>
          item.type === 'summary'
            ? (item.text ?? item.body).includes(text)
            : item.type === 'synthetic' && item.text.includes(text),
        );
        if (!copied || told.has(text)) continue;
        told.add(text);
        const { id } = turns[0]!;
        const where = copied.type === 'summary' ? 'the summary' : 'a synthetic message';
        violations.push({
          moment,
          turn: id,
          says: `${where} holds the secret ${JSON.stringify(text)} of ${id}, and no summarizer wrote it`,
        });
      }
    }
    return { met, violations };
  },
};
