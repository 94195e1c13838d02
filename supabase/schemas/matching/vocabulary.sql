-- Changes the vocabulary. All stored keys are updated in the same transaction, or nothing changes.

create function private.may_name(stored_key text, spelling text) returns boolean
language sql immutable parallel safe
return position(spelling in stored_key) > 0
  or char_length(stored_key) = char_length(spelling) and position(stored_key in spelling || spelling) > 0;
comment on function private.may_name is 'Whether a stored key could come from a spelling, a longer one, or its words in another order.';

create function private.acted_on(spelling text) returns text
language sql immutable parallel safe set search_path = ''
return regexp_replace(
  spelling, '(.{2})(ing|management|development|design|analysis|operation|administration|coordination|installation|inspection|preparation|assessment|recruitment)$', '\1');
comment on function private.acted_on is 'A spelling without its activity suffix: "videoedit" also covers "videoeditor".';

create function private.follow_vocabulary(changed_spellings text[]) returns void
language plpgsql set search_path = ''
as $$
declare
  spellings constant text[] := changed_spellings || array(select private.acted_on(spelling) from unnest(changed_spellings) as changed (spelling));
  changed_jobs uuid[];
  changed_words text[];
  changed_applications uuid[];
begin
  update public.candidates c
  set skills = c.skills
  where exists (
      select from unnest(c.skill_keys) as stored (key) join unnest(spellings) as spelled (spelling) on private.may_name(stored.key, spelled.spelling)
    )
    and c.skill_keys is distinct from private.skill_keys(c.skills);

  changed_jobs := array(
    select p.job_id from public.published_jobs p
    where exists (
      select from unnest(p.required_skill_keys || p.preferred_skill_keys) as stored (key)
      join unnest(spellings) as spelled (spelling) on private.may_name(stored.key, spelled.spelling)
    )
    order by p.job_id
  );
  perform private.refresh_published_jobs(changed_jobs);

  -- All jobs, including closed ones; each spelling is looked up once.
  changed_words := array(
    select asked.skill
    from (select distinct unnest(j.skills_required || j.preferred_skills) as skill from public.jobs j) as asked
    where exists (select from unnest(spellings) as spelled (spelling) where private.may_name(private.skill_spelling(asked.skill), spelled.spelling))
  );
  changed_applications := array(
    select m.application_id from private.application_matches m
    where exists (
      select from unnest(m.skill_keys) as stored (key) join unnest(spellings) as spelled (spelling) on private.may_name(stored.key, spelled.spelling)
    )
    union
    select m.application_id
    from private.application_matches m
    join public.jobs j on j.id = m.job_id
    where j.skills_required || j.preferred_skills && changed_words
  );
  perform private.recount_applications(changed_applications);
end
$$;
comment on function private.follow_vocabulary is
  'Updates stored keys after these spellings or keys changed their skill: in profiles, published jobs and the matches of applications. Called while holding private.change_vocabulary.';

create function private.follow_all_skills() returns void
language sql set search_path = ''
as $$
  update public.candidates set skills = skills where skill_keys is distinct from private.skill_keys(skills);
  select private.refresh_published_jobs(array(select job_id from public.published_jobs order by job_id));
  select private.recount_applications(array(select application_id from private.application_matches))
$$;
comment on function private.follow_all_skills is 'Updates every stored key: for migrations with new words or spelling rules.';

create function private.change_vocabulary() returns void
language plpgsql volatile set search_path = '' set lock_timeout = '900ms'
as $$
begin
  for attempt in 1..5 loop
    begin
      perform pg_advisory_xact_lock(hashtextextended('private.skills', 0));
      return;
    exception
      when lock_not_available then
        -- Lets people who are already waiting go first.
        perform pg_sleep(0.2);
    end;
  end loop;
  perform private.fail(409, 'busy', 'Profiles and jobs are being saved right now. Please try again');
end
$$;
comment on function private.change_vocabulary is 'Locks the vocabulary before a change: waits until no one is storing keys. PT409 busy.';
