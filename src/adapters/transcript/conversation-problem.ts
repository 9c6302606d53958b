/** What was found, and at which code unit of the text, in place of something that a conversation could have there. */
export class ConversationProblem extends Error {
  constructor(
    readonly found: string,
    readonly offset: number,
  ) {
    super(found);
    this.name = 'ConversationProblem';
  }
}
