/** How long an undo is offered, in ms; the database allows a little more, for the way there (private.undo_time). */
export const undoTime = 10_000;
