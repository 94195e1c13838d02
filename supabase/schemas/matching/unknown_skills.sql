-- Words in profiles and open jobs that match no known skill: where they are used, what they may mean, and how long they've been waiting.

create table private.unknown_skills (
  key text primary key,
  since timestamptz not null default now()
);
comment on table private.unknown_skills is 'Unknown skills, updated hourly, so that counting them doesn''t read profiles.';
alter table private.unknown_skills enable row level security;

create function private.unknown_skill_uses(kept boolean) returns table (key text, profiles integer, jobs integer)
language sql stable set search_path = ''
as $$
  select stored.key, sum(stored.profiles)::integer, sum(stored.jobs)::integer
  from (
    select key, count(*) as profiles, 0 as jobs from public.candidates c cross join unnest(c.skill_keys) as key where c.user_id is not null group by key
    union all
    select key, 0, count(*) from public.published_jobs p cross join unnest(p.required_skill_keys || p.preferred_skill_keys) as key group by key
  ) as stored
  where not exists (select from private.skills s where s.key = stored.key)
    and exists (select from private.left_skills l where l.spelling = stored.key) = kept
  group by stored.key
$$;
comment on function private.unknown_skill_uses is 'Each unknown skill, undecided or kept as written, and how often it is used.';

create function private.note_unknown_skills() returns void
language sql set search_path = ''
as $$
  with used as materialized (select u.key from private.unknown_skill_uses(false) u), gone as (
    delete from private.unknown_skills n where not exists (select from used where used.key = n.key)
  )
  insert into private.unknown_skills (key) select used.key from used on conflict do nothing
$$;
comment on function private.note_unknown_skills is 'Updates private.unknown_skills. Called on a schedule every hour.';

create function private.skill_as_written(of_key text) returns text
language sql stable set search_path = ''
as $$
  select coalesce(
    (
      select skill from public.candidates c cross join unnest(c.skills) as skill
      where c.user_id is not null and c.skill_keys @> array[of_key] and private.skill_key(skill) = of_key limit 1
    ),
    (
      select skill from public.published_jobs p cross join unnest(p.skills_required || p.preferred_skills) as skill
      where p.required_skill_keys || p.preferred_skill_keys @> array[of_key] and private.skill_key(skill) = of_key limit 1
    ))
$$;
comment on function private.skill_as_written is 'An unknown skill as someone wrote it.';

create function private.plausible_skills(of_key text, written text) returns jsonb
language sql stable set search_path = ''
as $$
  with fields as (
    select s.field from (
      (select c.skill_keys as keys from public.candidates c where c.user_id is not null and c.skill_keys @> array[of_key] limit 50)
      union all
      (
        select p.required_skill_keys || p.preferred_skill_keys from public.published_jobs p
        where p.required_skill_keys || p.preferred_skill_keys @> array[of_key] limit 50
      )
    ) as used cross join unnest(used.keys) as near (skill) join private.skills s on s.key = near.skill
    group by s.field order by count(*) desc, s.field limit 2
  ), telling as materialized (
    -- Words such as Operations or Management are in the skills of many fields, so they don't help.
    select word from regexp_split_to_table(lower(written), '[^[:alnum:]+#]+') as word
    where char_length(word) >= 4 and 3 > (
      select count(distinct s.field) from private.skills s
      where lower(s.name) like '%' || word || '%' and word = any (regexp_split_to_array(lower(s.name), '[^[:alnum:]+#]+')))
  ), alike as (
    select a.skill, a.name, a.likeness,
      exists (
        select from regexp_split_to_table(lower(a.name), '[^[:alnum:]+#]+') as word where word in (select t.word from telling t)
      ) as shares_word
    from private.similar_skills(of_key, 10) a join private.skills s on s.key = a.skill
    where s.field in (select f.field from fields f)
  )
  select coalesce(jsonb_agg(jsonb_build_object(
    'key', best.skill, 'name', best.name, 'why', case when best.shares_word then 'word' else 'spelling' end) order by best.likeness desc), '[]')
  from (
    select * from alike a
    -- A short word resembles too many others.
    where char_length(of_key) >= 5 and exists (select from telling) and (a.likeness >= 0.5 or a.shares_word and a.likeness >= 0.4)
    order by a.likeness desc, a.name limit 2
  ) as best
$$;
comment on function private.plausible_skills is
  'At most two known skills an unknown word may mean: from the fields of work it is used in, and spelled similarly or sharing a word; none for everyday words (RULES: Skills).';

create view private.decided_skills with (security_invoker = true) as
select md5(a.spelling)::uuid as id, a.written, s.name, a.created_at, a.added_by,
  decided.is_new,
  case when decided.is_new then array(
    select o.written from private.skill_aliases o where o.skill = a.skill and o.created_at <> a.created_at order by o.written
  ) else '{}' end as spellings
from private.skill_aliases a
join private.skills s on s.key = a.skill
cross join lateral (select s.added_by is not null and s.created_at = a.created_at as is_new) as decided
where a.added_by is not null
  -- Skips a new skill's own name, which was added with the decided word.
  and not (a.spelling = a.skill and exists (
    select from private.skill_aliases word where word.skill = a.skill and word.created_at = a.created_at and word.spelling <> a.spelling));
comment on view private.decided_skills is 'Words that administrators turned into a spelling or a new skill, and spellings added to that skill since.';
