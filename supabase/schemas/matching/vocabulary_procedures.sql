-- Vocabulary procedures for everyone and for administrators.
-- SECURITY DEFINER: its tables are closed, and the results are public or only for administrators.

create function private.jobs_asking(key text) returns integer
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
begin
  return (
    select count(*) from (
      select from private.visible_jobs p where p.required_skill_keys || p.preferred_skill_keys @> array[key] limit 1000
    ) as asking
  );
end
$$;
comment on function private.jobs_asking is 'How many visible jobs ask for a skill, up to 1,000.';

create function private.similar_skills(spelled text, wanted integer) returns table (skill text, name text, likeness real)
language plpgsql stable set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
begin
  return query
    select s.key, s.name, max(extensions.similarity(a.spelling, spelled)) as likeness
    from private.skill_aliases a join private.skills s on s.key = a.skill
    where a.spelling operator(extensions.%) spelled and extensions.similarity(a.spelling, spelled) >= 0.34
    group by s.key
    order by likeness desc, s.name
    limit wanted;
end
$$;
comment on function private.similar_skills is 'Skills with the most similar spellings, sharing at least a third of their trigrams.';

create function public.search_skills(p_text text) returns jsonb
language plpgsql stable security definer set search_path = '' set plan_cache_mode = 'force_generic_plan'
as $$
declare
  spelled text := left(private.skill_spelling(private.trimmed(left(p_text, 60))), 60);
  found jsonb;
begin
  if coalesce(spelled, '') = '' then
    return '{"skills": [], "near": false}';
  end if;
  select jsonb_agg(jsonb_build_object('key', best.skill, 'name', best.name, 'written', best.written, 'jobs', best.jobs)
    order by best.is_exact desc, best.jobs desc, best.name)
  into found
  from (
    select known.*, private.jobs_asking(known.skill) as jobs
    from (
      select distinct on (a.skill) a.skill, s.name, a.written, a.spelling = spelled as is_exact, char_length(a.spelling) as length
      from private.skill_aliases a
      join private.skills s on s.key = a.skill
      where a.spelling like regexp_replace(spelled, '([\\%_])', '\\\1', 'g') || '%'
      -- The name itself first, if it starts the same way.
      order by a.skill, is_exact desc, a.spelling = a.skill desc, length
    ) as known
    order by known.is_exact desc, known.length
    limit 8
  ) as best;
  if found is not null then
    return jsonb_build_object('skills', found, 'near', false);
  end if;
  return jsonb_build_object('near', true, 'skills', array(
    select jsonb_build_object('key', alike.skill, 'name', alike.name, 'written', alike.name, 'jobs', private.jobs_asking(alike.skill))
    from private.similar_skills(spelled, 3) as alike order by alike.likeness desc
  ));
end
$$;
comment on function public.search_skills is
  'SkillSearch (contracts/matching/skills.ts): up to eight skills with a spelling that starts with the text, an exact match first, then by number of jobs; if there are none, up to three with similar spellings (near). For anyone.';

create function public.recognise_skills(p_skills text[]) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  return (
    select coalesce(jsonb_agg(jsonb_build_object(
      'written', seen.written, 'key', seen.key, 'name', seen.name,
      -- Limited by total length, twelve words or a few long ones: each is a search, and longer ones are slower.
      'near', case when seen.name is null and seen.letters <= 120 then (select alike.name from private.similar_skills(seen.key, 1) as alike where alike.likeness >= 0.45) end
    ) order by seen."position"), '[]')
    from (
      select spelled.*, s.name, sum(char_length(spelled.key)) filter (where s.key is null) over (order by spelled."position") as letters
      from (
        select written, private.skill_key(written) as key, "position"
        from unnest(p_skills[1:50]) with ordinality as given (written, "position")
        where char_length(written) <= 60
        offset 0
      ) as spelled
      left join private.skills s on s.key = spelled.key
      offset 0
    ) as seen
  );
end
$$;
comment on function public.recognise_skills is
  'RecognisedSkill[] (contracts/matching/skills.ts): for each skill its comparison key, its known name or null, and for an unknown one a name it may be a typo of. For anyone.';

create function public.list_skill_spellings() returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
begin
  perform private.require_caller();
  return (
    select coalesce(jsonb_agg(known.spellings), '[]')
    from (
      select jsonb_build_array(s.name) || coalesce(jsonb_agg(a.written order by a.written) filter (where a.written <> s.name), '[]') as spellings
      from private.skills s
      left join private.skill_aliases a on a.skill = s.key
      group by s.key
      order by s.key
    ) as known
  );
end
$$;
comment on function public.list_skill_spellings is
  'SkillSpellings[] (contracts/matching/skills.ts): the whole vocabulary, with each skill''s name and then its other spellings, so that a browser can find skills in a text without sending it. PT401.';

-- ── For administrators ────────────────────────────────────────────────────────────────────────────────────────

create function public.list_unknown_skills(p_after jsonb default null, p_limit integer default null, p_is_kept boolean default false) returns jsonb
language plpgsql stable security definer set search_path = '' set statement_timeout = '30s'
as $$
declare
  page integer := private.page_limit(p_limit);
begin
  perform private.require_admin();
  return jsonb_build_object('kept', (select count(*) from private.left_skills), 'decided', (select count(*) from private.decided_skills), 'skills', (
    with page_of as (
      select u.*, private.skill_as_written(u.key) as written from private.unknown_skill_uses(coalesce(p_is_kept, false)) u
      where p_after is null or (u.profiles + u.jobs, u.key) < ((p_after ->> 'uses')::integer, p_after ->> 'key')
      order by u.profiles + u.jobs desc, u.key desc
      limit page
    )
    select coalesce(jsonb_agg(jsonb_build_object(
      'key', u.key, 'profiles', u.profiles, 'jobs', u.jobs, 'written', u.written,
      'used_in', (
        select coalesce(jsonb_agg(j.title || ' at ' || c.name), '[]')
        from (
          select p.job_id, p.company_id from public.published_jobs p
          where p.required_skill_keys || p.preferred_skill_keys @> array[u.key] order by p.job_id limit 3
        ) as p
        join public.jobs j on j.id = p.job_id join public.companies c on c.id = p.company_id
      ),
      'neighbours', private.plausible_skills(u.key, u.written)
    ) order by u.profiles + u.jobs desc, u.key desc), '[]')
    from page_of u
  ));
end
$$;
comment on function public.list_unknown_skills is
  '{skills: UnknownSkill[], kept, decided} (contracts/matching/skills.ts): words in profiles and published jobs that match no known skill, most used first: undecided ones, or with p_is_kept those kept as written; kept and decided: how many of each. p_after: {uses, key} of the last row shown. PT401, PT403.';

create function public.list_decided_skills(p_before jsonb default null, p_limit integer default null) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record := private.page_key(p_before, 'createdAt');
begin
  perform private.require_admin();
  return jsonb_build_object('skills', (
    select coalesce(jsonb_agg(to_jsonb(page) - 'added_by' || jsonb_build_object('decided_by', private.person_name(page.added_by))
      order by page.created_at desc, page.id desc), '[]')
    from (
      select d.* from private.decided_skills d
      where (d.created_at, d.id) < (page_before.at, page_before.id)
      order by d.created_at desc, d.id desc
      limit private.page_limit(p_limit)
    ) as page));
end
$$;
comment on function public.list_decided_skills is
  '{skills: DecidedSkill[]} (contracts/matching/skills.ts): words that administrators turned into a spelling or a skill, newest first; undo_skill_word undoes one. p_before: {createdAt, id} of the last row shown. PT401, PT403, PT422 for an unknown page.';

create function private.require_unknown(word text) returns text
language plpgsql set search_path = ''
as $$
declare
  spelled text := private.skill_spelling(private.trimmed(word));
begin
  perform private.require_admin();
  if coalesce(spelled, '') = '' or char_length(private.trimmed(word)) > 60 then
    perform private.fail(422, 'invalid_input', 'This isn''t a skill');
  end if;
  perform private.change_vocabulary();
  if private.known_skill(spelled) is not null or exists (select from private.left_skills l where l.spelling = spelled) then
    perform private.fail(409, 'decided', 'Someone has already decided on this word');
  end if;
  return spelled;
end
$$;
comment on function private.require_unknown is 'Locks the vocabulary and returns the spelling of an undecided word. PT401, PT403, PT409, PT422.';

-- These yield to people saving: after a short wait for a row, the caller is asked to try again, before a deadlock stops someone else.

create function public.make_skill_alias(p_word text, p_skill text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '900ms' set statement_timeout = '60s'
as $$
declare
  spelled text := private.require_unknown(p_word);
  skill private.skills;
begin
  select * into skill from private.skills where key = p_skill;
  if skill.key is null then
    perform private.fail(404, 'not_found', 'This skill no longer exists');
  end if;
  insert into private.skill_aliases (written, skill, added_by) values (private.trimmed(p_word), skill.key, auth.uid());
  delete from private.unknown_skills where key = spelled;
  perform private.follow_vocabulary(array[spelled]);
  perform private.audit('skill.aliased', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word), 'name', skill.name));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
end
$$;
comment on function public.make_skill_alias is 'Makes an unknown word a spelling of a known skill. PT401, PT403, PT404, PT409, PT422.';

create function public.make_skill(p_word text, p_name text, p_field text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '900ms' set statement_timeout = '60s'
as $$
declare
  spelled text := private.require_unknown(p_word);
  name text := private.trimmed(p_name);
  name_key text := private.skill_spelling(name);
begin
  perform private.refuse_field_errors(jsonb_strip_nulls(jsonb_build_object(
    'name', case
      when name is null or not private.is_line(name, 60, 1) then 'Name the skill in at most 60 characters'
      when private.known_skill(name_key) is not null then 'This skill already exists. Choose it instead'
    end,
    'field', case when not coalesce(p_field = any (enum_range(null::public.skill_field)::text[]), false) then 'Choose a field of work' end
  )));
  insert into private.skills (key, name, field, added_by) values (name_key, name, p_field::public.skill_field, auth.uid());
  insert into private.skill_aliases (written, skill, added_by)
  select distinct on (private.skill_spelling(given)) given, name_key, auth.uid() from unnest(array[name, private.trimmed(p_word)]) as given;
  delete from private.left_skills where spelling = name_key;
  delete from private.unknown_skills where key = spelled;
  perform private.follow_vocabulary(array[spelled, name_key]);
  perform private.audit('skill.made', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word), 'name', name));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
end
$$;
comment on function public.make_skill is 'Turns an unknown word into a new skill, in a SkillField. PT401, PT403, PT409, PT422 by field.';

create function public.leave_skill(p_word text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '900ms'
as $$
declare
  spelled text := private.require_unknown(p_word);
begin
  insert into private.left_skills (spelling, left_by) values (spelled, auth.uid());
  delete from private.unknown_skills where key = spelled;
  perform private.audit('skill.left', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word)));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
end
$$;
comment on function public.leave_skill is 'Keeps an unknown word as written: it isn''t listed anymore. PT401, PT403, PT409, PT422.';

create function public.undo_skill_word(p_word text) returns void
language plpgsql security definer set search_path = '' set lock_timeout = '900ms' set statement_timeout = '60s'
as $$
declare
  spelled text := private.skill_spelling(private.trimmed(p_word));
  alias private.skill_aliases;
  made private.skills;
  changed text[];
begin
  perform private.require_admin();
  perform private.change_vocabulary();
  select * into alias from private.skill_aliases where spelling = spelled and added_by is not null;
  select * into made from private.skills where key = alias.skill and added_by is not null and created_at = alias.created_at;
  delete from private.left_skills where spelling = spelled;
  if alias.spelling is null and not found then
    perform private.fail(404, 'not_found', 'There is nothing to undo');
  end if;
  if alias.spelling is not null then
    changed := array[alias.spelling, alias.skill] || array(select spelling from private.skill_aliases where made.key is not null and skill = made.key);
    -- Deletes a skill with its spellings.
    delete from private.skills where key = made.key;
    delete from private.skill_aliases where spelling = alias.spelling;
    perform private.follow_vocabulary(changed);
  end if;
  insert into private.unknown_skills (key) values (spelled) on conflict do nothing;
  perform private.audit('skill.undone', 'skill', null, null, jsonb_build_object('word', private.trimmed(p_word)));
exception
  when lock_not_available then
    perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
end
$$;
comment on function public.undo_skill_word is 'Undoes an administrator''s decision about a word. PT401, PT403, PT404, PT409.';

grant execute on function public.search_skills, public.recognise_skills to anon, authenticated;
grant execute on function
  public.list_skill_spellings, public.list_unknown_skills, public.list_decided_skills, public.make_skill_alias, public.make_skill, public.leave_skill,
  public.undo_skill_word
to authenticated;
