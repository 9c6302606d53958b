import type { TurnId } from '../transcript/turn.js';

/** The id that is asked for and was never appended. */
export const STRANGER: TurnId = 'never-appended';
