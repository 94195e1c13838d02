-- When a day is over. A date limit (the last day of a job, plan or offer, a reply-by date, a start date) includes the whole day wherever
-- the reader is. Without their own search path, so that they're inlined into the query.

create function private.end_of_day(day date) returns timestamptz
language sql immutable parallel safe
return ((day + 1)::timestamp + interval '12 hours') at time zone 'UTC';
comment on function private.end_of_day is 'When a day has ended everywhere: 12:00 UTC of the next day, as endOfDay of the contracts.';

create function private.earliest_day(at timestamptz) returns date
language sql immutable parallel safe
return (at at time zone 'UTC' - interval '12 hours')::date;
comment on function private.earliest_day is 'The first day that isn''t over yet at an instant (private.end_of_day).';

create function private.latest_day(at timestamptz) returns date
language sql immutable parallel safe
return (at at time zone 'UTC' + interval '14 hours')::date;
comment on function private.latest_day is 'The last day that has started somewhere at an instant.';

create function private.is_day_over(day date) returns boolean
language sql stable parallel safe
return day < private.earliest_day(now());
comment on function private.is_day_over is 'Whether a day is over everywhere; null for null.';

create function private.utc_day(at timestamptz) returns date
language sql immutable parallel safe
return (at at time zone 'UTC')::date;
comment on function private.utc_day is 'The day of an instant in UTC: the last day of a plan, as its expires_at is stored.';
