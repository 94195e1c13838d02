-- The order of matches has a last part: lists of matches are made anew. What applications keep was counted with it in the step before.
delete from private.kept_matches;
