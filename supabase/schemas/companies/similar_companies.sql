-- Companies with similar names, for approvals.

create function private.name_key(name text) returns text
language plpgsql immutable parallel safe set search_path = ''
as $$
begin
  return (
    select replace(replace(translate(coalesce(nullif(bare, ''), words), 'i ', 'l'), 'rn', 'm'), 'vv', 'w')
    from (
      -- Removes accents, replaces look-alike letters of other alphabets and digits with Latin ones (uppercase first, because some
      -- lowercase forms look different), removes periods, and turns symbols into spaces.
      select regexp_replace(replace(regexp_replace(
        translate(private.search_text(translate(normalize(name, nfkd), 'АВЕКМНОРСТУХІЈЅӀΑΒΕΖΗΙΚΜΝΟΡΤΥΧ', 'ABEKMHOPCTYXIJSIABEZHIKMNOPTYX')), 'аеорсухіјѕԁһӏνοαρτκ0135|', 'aeopcyxijsdhlvoaptkolesl'),
        '[\u200b-\u200f\u202a-\u202e\u2060-\u2064\ufeff]', '', 'g'), '.', ''),
        '[\s!-/:-@\[-`{-~\u00a0\u2000-\u206f]+', ' ', 'g')
    ) as written (words)
    cross join lateral (
      select btrim(regexp_replace(
        words, '\m(incorporated|inc|llc|llp|limited|ltd|gmbh|corporation|corp|company|co|plc|ag|sarl|bv|oy|ab|pty|and)\M', '', 'g'))
    ) as without_form (bare)
  );
end
$$;
comment on function private.name_key is 'A company name as compared: without case, symbols and legal form, with look-alike letters unified.';

create function private.similar_companies(of_company uuid, names text[]) returns jsonb
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
begin
  return (
    select coalesce(jsonb_agg(to_jsonb(shown) - 'likeness' order by shown.likeness desc, shown.is_approved desc, private.search_text(shown.name)), '[]')
    from (
      select c.id, c.name, c.is_approved, bool_or(n.key = asked.key) as is_same, max(extensions.similarity(n.key, asked.key)) as likeness
      from (select distinct private.name_key(name) as key from unnest(names) as name) as asked
      -- Names made only of symbols have no trigrams.
      join private.company_names n
        on n.key = asked.key or n.key operator(extensions.%) asked.key and extensions.similarity(n.key, asked.key) >= 0.5
      join public.companies c on c.id = n.company_id
      where c.id <> of_company
      group by c.id
      -- Approved companies first, so that many new ones with the same name can't hide them.
      order by likeness desc, c.is_approved desc, private.search_text(c.name)
      limit 5
    ) as shown
  );
end
$$;
comment on function private.similar_companies is 'SimilarCompany[]: at most five with names like these, most similar first.';
