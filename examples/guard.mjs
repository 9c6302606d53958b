// The guard in production: a checkpoint that claims what its summary does not hold never takes effect.
import { verifyCheckpoint } from 'compaction-check';

const turns = [
  { id: 't1', role: 'user', kind: 'prose', text: 'The order is ORD-17.', tokens: 8, anchor: 'ORD-17' },
  { id: 't2', role: 'user', kind: 'prose', text: 'Ship it to Dock 9.', tokens: 7, anchor: 'Dock 9' },
];
const checkpoint = { summary: '- order ORD-17', budget: 8, covered: ['t1', 't2'], uncovered: [] };

try {
  verifyCheckpoint(checkpoint, turns);
} catch (error) {
  console.log(error.ids);
  console.log(error.message);
}
