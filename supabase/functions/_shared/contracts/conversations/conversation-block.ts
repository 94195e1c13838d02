/** Which side of a conversation has blocked the other; while one has, neither can write. */
export interface ConversationBlock {
  /** The caller's side has. */
  mine: boolean;
  /** The other side has. */
  theirs: boolean;
  /** The caller may block, and undo their side's block. */
  can: boolean;
}
