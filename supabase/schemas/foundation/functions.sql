-- Shared by every domain: errors people can read, lists and pages, and trigger functions of several tables.

-- ── Errors ────────────────────────────────────────────────────────────────────────────────────────────────────

create function private.fail(status integer, code text, message text, extra jsonb default null) returns void
language plpgsql set search_path = ''
as $$
begin
  raise exception using errcode = 'PT' || status, message = message, hint = code, detail = coalesce(extra, '{}'::jsonb)::text;
end
$$;
comment on function private.fail is 'Ends the transaction: HTTP status, code (HINT), a text fit to show, more fields (DETAIL).';

create function private.refuse_outdated(stored timestamptz, seen timestamptz, current jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if seen is not null and seen is distinct from stored then
    perform private.fail(409, 'edit_conflict', 'Someone has changed this since you opened it', jsonb_build_object('current', current));
  end if;
end
$$;
comment on function private.refuse_outdated is
  'PT409 edit_conflict with {"current": …} if a record, which callers have locked, is no longer the version being edited (RULES: Interface). A null version, as sent by the status menu, skips the check.';

create function private.refuse_taken_id() returns void
language sql stable set search_path = ''
as $$
  select private.fail(409, 'id_taken', 'This couldn''t be saved. Reload the page and try again')
$$;
comment on function private.refuse_taken_id is 'PT409 if the id sent with an act already belongs to something else.';

-- ── Lists of texts ───────────────────────────────────────────────────────────────────────────────────────────

create function private.plain_key(value text) returns text
language sql immutable parallel safe
return lower(regexp_replace(value, '[\s\u00a0\u2007\u202f\ufeff]+', '', 'g'));
comment on function private.plain_key is 'A text without case and whitespace, to compare list entries.';

create function private.location_key(value text) returns text
language sql immutable parallel safe
return private.plain_key(private.search_text(value));
comment on function private.location_key is 'A location as compared: "Saint-Étienne" and "saint etienne" are the same.';

create function private.distinct_texts(list jsonb) returns text[]
language sql immutable set search_path = ''
return (
  select coalesce(array_agg(text order by position), '{}')
  from (
    select distinct on (private.plain_key(item)) private.trimmed(item) as text, position
    from jsonb_array_elements_text(case jsonb_typeof(list) when 'array' then list else '[]' end) with ordinality as given (item, position)
    where private.trimmed(item) <> ''
    order by private.plain_key(item), position
  ) as kept
);
comment on function private.distinct_texts is 'A list as stored: trimmed, without empty and repeated entries, in order.';

create function private.cut_words(value text) returns text
language sql immutable parallel safe
return regexp_replace(private.search_text(value), '[^[:alnum:]+#.]+', ' ', 'g');
comment on function private.cut_words is 'Text folded and split into words, the same for stored and typed text.';

create function private.searchable(value text) returns text
language sql immutable parallel safe
return private.cut_words(regexp_replace(value, '\m([[:alpha:]]{1,2})[''’‘ʼʻ`´]([[:alpha:]]{3,})', '\1\2 \2', 'g'));
comment on function private.searchable is 'The words a text can be found by, including the part after an apostrophe: "Oréal" finds L''Oréal.';

create function private.in_words(value text) returns text
language sql immutable parallel safe
return upper(left(value, 1)) || replace(substring(value from 2), '_', ' ');
comment on function private.in_words is 'A stored choice as people read it: "free_trial" becomes "Free trial".';

create function private.counted_words(n bigint, word text) returns text
language sql immutable parallel safe set search_path = ''
return n || ' ' || word || case n when 1 then '' else 's' end;
comment on function private.counted_words is 'A count as people read it: "2 documents".';

create function private.day_in_words(at timestamptz) returns text
language sql stable parallel safe
return to_char(at at time zone 'UTC', case
  when extract(year from at at time zone 'UTC') = extract(year from now() at time zone 'UTC') then 'FMMon FMDD' else 'FMMon FMDD, YYYY' end);
comment on function private.day_in_words is 'A day (UTC) as people read it: "Nov 3", with the year if it isn''t the current one.';

create function private.listed_names(names text[]) returns text
language sql immutable set search_path = ''
return array_to_string(names[1:5], ', ') || case when cardinality(names) > 5 then ' and ' || (cardinality(names) - 5) || ' more' else '' end;
comment on function private.listed_names is 'The first five names, and how many more there are.';

-- ── Finding parts of words in a list ──────────────────────────────────────────────────────────────────────────

create function private.words_asked(search text) returns text[]
language sql immutable parallel safe
return array_remove(regexp_split_to_array(private.search_text(private.clean_text(left(coalesce(search, ''), 200))), '[\s\u00a0\u2007\u202f]+'), '');
comment on function private.words_asked is 'The words of what was typed into the search of a list, folded (private.search_text).';

create function private.has_words(value text, words text[]) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
declare
  folded constant text := private.search_text(value);
  word text;
begin
  foreach word in array words loop
    if strpos(folded, word) = 0 then
      return false;
    end if;
  end loop;
  return true;
end
$$;
comment on function private.has_words is 'Whether a text contains each word of words_asked, also as part of another word.';

create function private.like_longest(words text[]) returns text
language sql immutable parallel safe set search_path = ''
return (
  select '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%' from unnest(words) as word order by char_length(word) desc limit 1
);
comment on function private.like_longest is 'A LIKE pattern that every text with these words matches, so that an index is used.';

-- ── Pages of a list ───────────────────────────────────────────────────────────────────────────────────────────

create function private.page_limit(wanted integer) returns integer
language sql immutable parallel safe
return least(greatest(coalesce(wanted, 20), 1), 50);
comment on function private.page_limit is 'Rows of a page: 20 (contracts/limits.ts, pageSize) by default, 1 to 50.';

create function private.is_within_days(at timestamptz, since date, until date) returns boolean
language sql immutable parallel safe
return (since is null or at >= since::timestamp at time zone 'UTC') and (until is null or at < (until + 1)::timestamp at time zone 'UTC');
comment on function private.is_within_days is 'Whether a time is on one of these days (UTC), both ends included; null: no limit. A null time only matches without limits.';

create function private.page_key(after jsonb, time_key text, out at timestamptz, out id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  if after is null or jsonb_typeof(after) = 'null' then
    at := 'infinity';
    id := 'ffffffff-ffff-ffff-ffff-ffffffffffff';
  elsif coalesce(pg_input_is_valid(after ->> time_key, 'timestamptz') and pg_input_is_valid(after ->> 'id', 'uuid'), false) then
    at := after ->> time_key;
    id := after ->> 'id';
  else
    perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist');
  end if;
end
$$;
comment on function private.page_key is
  'Time and id of the last row of the previous page, from {"<time_key>": "…", "id": "…"}; for the first page a key above every row, so that each page is one index range. PT422 for anything else.';

create function private.score_key(after jsonb) returns bigint
language plpgsql stable set search_path = ''
as $$
begin
  if coalesce(jsonb_typeof(after), 'null') = 'null' then
    return 9223372036854775807;
  elsif not coalesce(jsonb_typeof(after -> 'score') = 'number' and pg_input_is_valid(after ->> 'score', 'bigint'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist');
  end if;
  return after ->> 'score';
end
$$;
comment on function private.score_key is 'The score of the last row of the previous page, from {"score": …}; above every score for the first page. PT422.';

create function private.place_key(after jsonb, out place bigint, out id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  if after is null or jsonb_typeof(after) = 'null' then
    place := '-9223372036854775808';
    id := '00000000-0000-0000-0000-000000000000';
  elsif coalesce(pg_input_is_valid(after ->> 'place', 'bigint') and pg_input_is_valid(after ->> 'id', 'uuid'), false) then
    place := after ->> 'place';
    id := after ->> 'id';
  else
    perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist');
  end if;
end
$$;
comment on function private.place_key is 'Place and id of the last row of the previous page, or a key below every row. PT422.';

create function private.queue_key(queue text, after jsonb, out place bigint, out id uuid)
language plpgsql stable set search_path = ''
as $$
begin
  if not coalesce(queue in ('waiting', 'decided'), false) then
    perform private.fail(422, 'invalid_input', 'This page of the list doesn''t exist');
  end if;
  select k.place, k.id into place, id from private.place_key(after) k;
end
$$;
comment on function private.queue_key is 'private.place_key of a queue of reports, waiting or decided. PT422 for any other.';

-- ── Triggers of more than one table ───────────────────────────────────────────────────────────────────────────

create function private.touch_updated_at() returns trigger
language plpgsql set search_path = ''
as $$
begin
  new.updated_at := now();
  return new;
end
$$;
comment on function private.touch_updated_at is 'Row trigger: sets updated_at.';

create function private.refuse_change() returns trigger
language plpgsql set search_path = ''
as $$
begin
  if tg_op = 'TRUNCATE' or current_setting('private.forgets', true) is distinct from 'on' then
    perform private.fail(403, 'append_only', 'This record can''t be changed.');
  end if;
  return null;
end
$$;
comment on function private.refuse_change is 'Statement trigger of append-only tables: only changes under the setting private.forgets are allowed.';

create function private.keep_authority() returns trigger
language plpgsql set search_path = ''
as $$
declare
  guarded text;
begin
  if current_user not in ('anon', 'authenticated') then
    return new;
  end if;
  foreach guarded in array tg_argv loop
    if to_jsonb(new) -> guarded is distinct from to_jsonb(old) -> guarded then
      perform private.fail(403, 'not_allowed', 'This can''t be changed here');
    end if;
  end loop;
  return new;
end
$$;
comment on function private.keep_authority is
  'Row trigger for tables that clients may update directly: columns named as arguments can only change through procedures, even if ALL is granted (ARCHITECTURE: Security model). SECURITY INVOKER on purpose: it checks who is writing.';

grant execute on function private.fail, private.plain_key to anon, authenticated, service_role;
