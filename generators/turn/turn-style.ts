/** What the turns of a conversation have in common. */
export interface TurnStyle {
  /** The fact's value differs from the anchor: a summary can name the turn and lose what it said. */
  strict: boolean;
  /** Share of turns that hold nothing to be remembered. */
  idle: number;
  /** `few`: often none, `some`: at least one, `many`: enough for a summary line to be far shorter. */
  bodies: 'few' | 'some' | 'many';
}

export const PLAIN_STYLE: TurnStyle = { strict: false, idle: 0.1, bodies: 'few' };
