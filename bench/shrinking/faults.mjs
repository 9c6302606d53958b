const isLong = ({ tokens }) => tokens >= 100;
const tokensOf = (turns) => turns.reduce((sum, { tokens }) => sum + tokens, 0);

/** What a compactor could be made to break by: one turn, two turns in order, or how much all turns are together. */
export const FAULTS = {
  'a fault of one turn': {
    most: 40,
    breaks: (turns) => turns.some((turn) => turn.role === 'user' && isLong(turn)),
  },
  'a fault of two turns': {
    most: 80,
    breaks: (turns) => {
      const first = turns.findIndex((turn) => turn.role === 'assistant' && isLong(turn));
      return first >= 0 && turns.slice(first + 1).some((turn) => turn.role === 'user' && isLong(turn));
    },
  },
  'a fault of the total': { most: 250, breaks: (turns) => tokensOf(turns) >= 4096 },
};
