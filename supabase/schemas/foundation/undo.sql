-- Decide, undo for ten seconds, then notify.

create function private.undo_time() returns interval
language sql immutable set search_path = ''
return interval '13 seconds';
comment on function private.undo_time is
  'How long a move can be undone, and after which people are notified: the ten seconds that screens offer, and three for the way here.';
