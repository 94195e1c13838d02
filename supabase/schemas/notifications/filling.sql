-- Fills notification texts (notification-words.ts of the contracts) with facts. Stable, not immutable: the planner would otherwise fill them
-- before the branch that needs them.

create function private.filled(words text, facts jsonb) returns text
language plpgsql stable set search_path = ''
as $$
declare
  part text[];
  so_far text := '';
begin
  -- Part by part, so that braces in a fact are kept.
  for part in select regexp_matches(words, '([^][{}]+)|\{(\w+)\}|\[([^]]*)\]', 'g') loop
    if part[1] is not null then
      so_far := so_far || part[1];
    elsif part[3] is not null then
      continue when exists (
        select from regexp_matches(part[3], '\{(\w+)\}', 'g') as slot (name) where facts ->> slot.name[1] is null);
      so_far := so_far || private.filled(part[3], facts);
    elsif private.operator_word(part[2]) is not null then
      so_far := so_far || private.operator_word(part[2]);
    elsif facts ->> part[2] is null then
      raise exception 'The fact % is missing for: %', part[2], words;
    else
      so_far := so_far || (facts ->> part[2]);
    end if;
  end loop;
  return so_far;
end
$$;
comment on function private.filled is
  'A text filled with facts: each {fact} is required; [a part] is omitted if one of its facts is missing.';

create function private.phrase(key text, facts jsonb default '{}') returns text
language plpgsql stable set search_path = ''
as $$
begin
  if private.phrase_words(key) is null then
    raise exception 'There is no phrase %', key;
  end if;
  return private.filled(private.phrase_words(key), facts);
end
$$;
comment on function private.phrase is 'A phrase in the words of the contracts.';

create function private.notification_text(key text, facts jsonb, out title text, out message text)
language plpgsql stable set search_path = ''
as $$
begin
  select words.title, words.message into title, message from private.notification_words(key) words;
  if title is null then
    raise exception 'There is no notification %', key;
  end if;
  title := left(private.filled(title, facts), 200);
  message := left(private.filled(message, facts), 1000);
end
$$;
comment on function private.notification_text is 'A notification''s text, cut to the maximum length of the column.';
