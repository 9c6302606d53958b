/** What a model is asked, whatever the dialect; `budget` is the most tokens of its answer, null for no limit. */
export interface ModelRequest {
  system: string;
  prompt: string;
  budget: number | null;
}
