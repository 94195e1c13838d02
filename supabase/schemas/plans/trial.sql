-- How long a free trial lasts that is given without an end.

create function private.trial_days() returns integer
language sql immutable parallel safe set search_path = ''
return 30;
comment on function private.trial_days is 'The length of a free trial that is given without an end, in days.';
