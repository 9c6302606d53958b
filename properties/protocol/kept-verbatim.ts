import { isPartOf } from '../../src/property/part-of-turn.js';
import type { Property, Violation } from '../../src/property/property.js';
import { turnOf } from '../../src/property/turn-of.js';

export const keptVerbatim: Property = {
  id: 'protocol/kept-verbatim',
  clauses: ['K6'],
  level: 'must',
  claim: 'What is said to be kept has its turn’s text, byte for byte, and its role.',
  why: 'Nobody looks up in the raw log what stands in the context already; what was cut off there is gone.',
  fix: 'Hand kept turns on as they are; what has to be shortened is no kept turn, and is covered, uncovered or a placeholder.',
  // Whoever measures the turns as they were goes by another size than that of its view.
  implies: ['budget/trigger-awaited'],
  needs: ['ownView'],
  premise: { text: 'a turn is kept', share: 0.2 },
  judge({ moments, scenario }) {
    const told = new Set<string>();
    const violations: Violation[] = [];
    let met = 0;
    for (const [moment, now] of moments.entries()) {
      let hasKept = false;
      for (const item of now.view) {
        const turn = item.type === 'kept' && item.turn !== null ? turnOf(scenario, item.turn) : undefined;
        if (!turn || item.type !== 'kept') continue;
        hasKept = true;
        if (told.has(turn.id)) continue;
        if (item.text !== turn.text && !isPartOf(item.text, turn)) {
          const says = `${turn.id} is said to be kept, and its text is not that of the turn`;
          violations.push({ moment, turn: turn.id, says, expected: turn.text, seen: item.text });
        } else if (item.role !== turn.role) {
          const says = `${turn.id} is kept in the role ${item.role}, and was said in the role ${turn.role}`;
          violations.push({ moment, turn: turn.id, says });
        } else continue;
        told.add(turn.id);
      }
      if (hasKept) met += 1;
    }
    return { met, violations };
  },
};
