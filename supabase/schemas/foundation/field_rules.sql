-- Checks a form by rules. Most rules are in the rules.sql of their domain, generated from the contracts.

create type private.rule as (
  key text,
  kind text,
  max integer,
  min integer,
  message text,
  choices text[],
  max_items integer,
  too_much text
);
comment on type private.rule is
  'How one field of a form is checked. kind: text, line (text without line breaks), email, url, choice, boolean, whole (an integer), amount (at most two decimals), day, id or texts (a list of lines). max, min: limits for the length, or for the number; min above 0: required. message: the contract''s error for an invalid value; too_much: the one for a number that is too large.';

create function private.rule(
  key text, kind text, max integer default null, min integer default 0,
  message text default null, choices text[] default null, max_items integer default null, too_much text default null
) returns private.rule
language sql immutable parallel safe set search_path = ''
return row(key, kind, max, min, message, choices, max_items, too_much)::private.rule;
comment on function private.rule(text, text, integer, integer, text, text[], integer, text) is 'One rule; unused parts are omitted.';

create function private.is_day(value text) returns boolean
language sql immutable parallel safe set search_path = ''
return value ~ '^\d{4}-\d{2}-\d{2}$' and pg_input_is_valid(value, 'date');
comment on function private.is_day is 'True for a valid date, yyyy-mm-dd.';

create function private.too_long(max integer) returns text
language sql immutable parallel safe set search_path = ''
return 'Use at most ' || to_char(max, 'FM999,999,999') || ' characters';
comment on function private.too_long(integer) is 'The contracts'' error for a text that is too long.';

create function private.texts_problem(value jsonb, rule private.rule) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  if jsonb_typeof(value) <> 'array' then
    return 'Use a list here';
  elsif exists (select from jsonb_array_elements(value) as item where jsonb_typeof(item) <> 'string') then
    return 'Use text here';
  elsif jsonb_array_length(value) > rule.max_items then
    return 'Use at most ' || rule.max_items || ' entries';
  elsif rule.choices is not null and (
    exists (select from jsonb_array_elements_text(value) as item where item <> all (rule.choices))
    or jsonb_array_length(value) > (select count(distinct item) from jsonb_array_elements_text(value) as item)
  ) then
    return rule.message;
  elsif exists (select from jsonb_array_elements_text(value) as item where private.trimmed(item) ~ '\n') then
    return 'Use one line';
  elsif exists (select from jsonb_array_elements_text(value) as item where char_length(private.trimmed(item)) > rule.max) then
    return private.too_long(rule.max);
  end if;
  return null;
end
$$;
comment on function private.texts_problem(jsonb, private.rule) is
  'The error of a list of texts, or null. With choices, each must be one of them, without repeats.';

create function private.whole_problem(value jsonb, rule private.rule) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  given numeric := case jsonb_typeof(value) when 'number' then (value #>> '{}')::numeric end;
begin
  if given is null or rule.kind = 'whole' and given <> trunc(given) or given < rule.min or trim_scale(given)::text <> all (rule.choices) then
    return rule.message;
  elsif given > rule.max then
    return coalesce(rule.too_much, rule.message);
  elsif scale(trim_scale(given)) > 2 then
    return 'Use at most two decimals';
  end if;
  return null;
end
$$;
comment on function private.whole_problem(jsonb, private.rule) is 'The error of an integer or an amount, or null. With choices, it must be one of them.';

create function private.field_problem(value jsonb, rule private.rule) returns text
language plpgsql immutable set search_path = ''
as $$
declare
  -- Values that people don't type aren't trimmed.
  given text := case when rule.kind in ('choice', 'day', 'id') then value #>> '{}' else private.trimmed(value #>> '{}') end;
begin
  if rule.kind = 'boolean' then
    return case when jsonb_typeof(value) = 'boolean' then null else coalesce(rule.message, 'Choose yes or no') end;
  elsif value is null or jsonb_typeof(value) = 'null' or given = '' and rule.kind not in ('whole', 'amount') then
    return case when rule.min > 0 then rule.message end;
  elsif rule.kind in ('whole', 'amount') then
    return private.whole_problem(value, rule);
  elsif rule.kind = 'texts' then
    return private.texts_problem(value, rule);
  elsif jsonb_typeof(value) <> 'string' then
    return coalesce(rule.message, 'Use text here');
  elsif rule.kind = 'line' and given ~ '\n' then
    return 'Use one line';
  elsif rule.kind = 'email' and not private.is_email(given)
    or rule.kind = 'url' and not private.is_http_url(given)
    or rule.kind = 'choice' and given <> all (rule.choices)
    or rule.kind = 'day' and not private.is_day(given)
    or rule.kind = 'id' and given !~* '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'
    or char_length(given) < rule.min then
    return rule.message;
  elsif char_length(given) > rule.max then
    return private.too_long(rule.max);
  end if;
  return null;
end
$$;
comment on function private.field_problem(jsonb, private.rule) is 'The error of one field''s value, in the contract''s words, or null.';

create function private.field_errors(data jsonb, rules private.rule[], is_whole boolean default true) returns jsonb
language plpgsql stable set search_path = ''
as $$
declare
  errors jsonb := '{}';
  rule private.rule;
  problem text;
begin
  if data is null or jsonb_typeof(data) <> 'object' then
    perform private.fail(422, 'invalid_input', 'Please check the form and try again');
  end if;
  foreach rule in array rules loop
    if data ? rule.key or (is_whole and rule.min > 0) then
      problem := private.field_problem(data -> rule.key, rule);
      if problem is not null then
        errors := errors || jsonb_build_object(rule.key, problem);
      end if;
    end if;
  end loop;
  return errors;
end
$$;
comment on function private.field_errors is 'Errors of fields that don''t match their rules, field to message. is_whole: includes absent fields. PT422.';

create function private.clean_fields(data jsonb, rules private.rule[]) returns jsonb
language sql immutable set search_path = ''
return (
  select coalesce(jsonb_object_agg(
    (rule).key,
    case (rule).kind
      when 'boolean' then data -> (rule).key
      when 'whole' then to_jsonb((data ->> (rule).key)::numeric::integer)
      when 'amount' then to_jsonb(trim_scale((data ->> (rule).key)::numeric))
      when 'texts' then to_jsonb(private.distinct_texts(data -> (rule).key))
      else to_jsonb(nullif(private.trimmed(data ->> (rule).key), ''))
    end
  ), '{}')
  from unnest(rules) as rule
  where data ? (rule).key
);
comment on function private.clean_fields is 'The fields covered by rules, trimmed, with lists deduplicated. Everything else is dropped.';

create function private.home_errors(data jsonb, field text, country_field text, what text) returns jsonb
language sql immutable set search_path = ''
return (
  select case
    when data ? country_field and private.is_home(data ->> country_field) and jsonb_typeof(data -> field) = 'string'
      and private.trimmed(data ->> field) !~* coalesce(written[1], '') and private.trimmed(data ->> field) <> ''
    then jsonb_build_object(field, written[2]) else '{}' end
  from (select private.written_as(what) as written) as home
);
comment on function private.home_errors is 'Errors of fields with a specific format in the operator''s country, if the address is in that country: homeChecks of the contracts.';

create function private.refuse_field_errors(errors jsonb) returns void
language plpgsql stable set search_path = ''
as $$
begin
  if errors <> '{}' then
    perform private.fail(422, 'invalid_input', 'Please check the highlighted fields', jsonb_build_object('fields', errors));
  end if;
end
$$;
comment on function private.refuse_field_errors is 'PT422 with {"fields": {…}} if there are any errors.';

create function private.prefix_keys(errors jsonb, prefix text) returns jsonb
language sql immutable set search_path = ''
return (select coalesce(jsonb_object_agg(prefix || key, value), '{}') from jsonb_each(errors));
comment on function private.prefix_keys is 'Field errors of a part, with its path as prefix.';

create function private.object_at(data jsonb, key text) returns jsonb
language sql immutable set search_path = ''
return case when data -> key is null or jsonb_typeof(data -> key) = 'null' then '{}' else data -> key end;
comment on function private.object_at is 'A part of the input; {} if it is absent or null.';
