-- Texts, lines and addresses: how they are cleaned, and the checks of every table. The contracts do the same (clean-text.ts, addresses.ts);
-- tests compare them character by character. Used by CHECK constraints, so IMMUTABLE and callable by every API role; STRICT, because a wide
-- row has many empty fields and a call costs more than the check; plpgsql, because a SQL function would be planned again for each field.

create function private.cut_marks(value text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(
  value,
  replace('((?:<mark>{250}){4})<mark>+', '<mark>',
    '[\u0300-\u036f\u0483-\u0487\u0591-\u1dff\u200c\u200d\u20d0-\u20ff\u2ce0-\u2dff\u302a-\u3034\u3099\u309a\ua66f-\ua69f\ua6f0-\uabff\ufb1e\ufe00-\ufe2f\U00010000-\U0001efff\U000e0100-\U000e01ef]'),
  '\1', 'g');
comment on function private.cut_marks is
  'The text with at most 1,000 consecutive characters of scripts with combining marks: normalizing longer runs takes quadratic time and can''t be interrupted.';

create function private.clean_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return case
    when value ~ '^[ -~\n]*$' then value
    -- No field accepts even half of this length, so it is refused no matter what it contains.
    when char_length(value) > 40000 then value
    else normalize(regexp_replace(
      normalize(private.cut_marks(regexp_replace(
        translate(regexp_replace(value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g'), E'\t', ' '),
        '['
          '\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e'
          '\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc'
          '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff'
        ']', '', 'g'
      )), NFC),
      -- Matches the preceding letter too: a lookbehind would read the text from its start for every joiner.
      replace(
        '('
          '[\u0590-\u180a\u1810-\u1cff\u2600-\u27bf\u3400-\u9fff\ua800-\uabff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc'
          '\U00010a00-\U00011fff\U0001e900-\U0001e95f\U0001f000-\U0001faff\U00020000-\U0003ffff]'
        '\ufe0f?<joiner>)<joiner>*|<joiner>+',
        '<joiner>', '[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]'),
      '\1', 'g'
    ), NFC)
  end;
end
$$;
comment on function private.clean_text is
  'The text as stored: line breaks as \n, tabs as spaces, without invisible characters (controls, soft hyphens, zero-width characters, fillers, tags, direction overrides; joiners stay where a script or emoji needs them), normalized (NFC).';

create function private.trimmed(value text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return regexp_replace(private.clean_text(value), '^[\s\u00a0\u2007\u202f]+|[\s\u00a0\u2007\u202f]+$', '', 'g');
end
$$;
comment on function private.trimmed is 'A text as read from any field: cleaned and trimmed.';

create function private.is_text(value text, max_length integer, min_length integer default 0) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return private.clean_text(value) = value and char_length(btrim(value)) >= min_length and char_length(value) <= max_length;
end
$$;
comment on function private.is_text is 'True for a clean text within that length. It may have several lines.';

create function private.is_line(value text, max_length integer, min_length integer default 0) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return private.clean_text(value) = value and char_length(btrim(value)) >= min_length and char_length(value) <= max_length
    and value !~ '\n';
end
$$;
comment on function private.is_line is 'True for a clean single-line text within that length: a name, a title, a location (RULES: Interface).';

create function private.are_short_texts(items text[], max_items integer, max_length integer) returns boolean
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return items is not null
    and coalesce(array_ndims(items), 1) = 1
    and cardinality(items) <= max_items
    and not exists (
      select 1 from unnest(items) as item
      where item is null or item <> btrim(item) or not private.is_line(item, max_length, 1)
    );
end
$$;
comment on function private.are_short_texts is 'True for a list of at most max_items trimmed lines of at most max_length characters.';

create function private.is_email(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return value ~ '^[^\s@<>",;:()\[\]\\]+@[^\s@<>"'',;:()\[\]\\.]+(\.[^\s@<>"'',;:()\[\]\\.]+)+$' and private.is_line(value, 320);
end
$$;
comment on function private.is_email is 'True for the shape of one email address, at most 320 characters. The local part may contain an apostrophe (o''brien): the auth service accepts such addresses, so a profile must too.';

create function private.is_http_url(value text) returns boolean
language plpgsql immutable strict parallel safe set search_path = ''
as $$
begin
  return value ~ (
      '^[Hh][Tt][Tt][Pp][Ss]?://'
      || replace(
        -- The last part must be a word, which rules out numeric hosts in any form (127.1, 0x7f.1, 2130706433) and names without a dot.
        '([<letters>0-9_]([<letters>0-9_\-]{0,61}[<letters>0-9_])?\.)+([<letters>]{2,63}|[Xx][Nn]--[A-Za-z0-9\-]{1,59})',
        '<letters>', 'A-Za-z\u00c0-\u167f\u1681-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\U00010000-\U0003ffff')
      || '(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$')
    and value !~* '^[^:]+://[^/?#:]*\.(localhost|local|localdomain|internal|lan|arpa)(:|/|\?|#|$)'
    -- Browsers treat compatibility forms of letters as the letters themselves.
    and substring(value from '^[^:]+://[^/?#]*') is nfkc normalized
    and private.is_line(value, 500);
end
$$;
comment on function private.is_http_url is 'True for an http(s) URL with a public host name and no credentials: safe to show as a link.';

-- ── Searching ─────────────────────────────────────────────────────────────────────────────────────────────────

create function private.search_text(value text) returns text
language plpgsql immutable strict parallel safe set search_path = ''
as $$
declare
  folded text := lower(value);
begin
  if folded ~ '[^ -~\n]' then
    if char_length(folded) > 1000 then
      folded := private.cut_marks(folded);
    end if;
    -- Accents first: the dictionary lacks most letters with two accents.
    folded := regexp_replace(normalize(folded, nfd), '[\u0300-\u036f]', '', 'g');
    folded := normalize(lower(extensions.unaccent('extensions.unaccent'::regdictionary, folded)), nfc);
  end if;
  return translate(folded, '-''`´', ' ');
end
$$;
comment on function private.search_text is
  'Text as searched and sorted, the same for stored and typed text: without case, accents, ligatures and apostrophes, hyphens as spaces. "O’Brien-Núñez" is "obrien nunez". Declared IMMUTABLE for indexes: the dictionary is the extension''s own. contracts/search-text.ts says the same; a test compares them.';

grant execute on function
  private.search_text, private.cut_marks, private.clean_text, private.is_text, private.is_line, private.are_short_texts, private.is_email,
  private.is_http_url
to anon, authenticated, service_role;
