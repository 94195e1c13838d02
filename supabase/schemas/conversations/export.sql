-- Messages, proposed times, offers and scorecards in a person's data export (RULES: Accounts). Others appear only as their company.

create function private.my_messages_export(of_user uuid, of_candidate uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(m) - '{seq,author_id,author_name,company_id}'::text[] || jsonb_build_object(
    'job', j.title, 'by_me', coalesce(m.author_id = of_user, false),
    'files', (
      select coalesce(jsonb_agg(to_jsonb(f) - 'message_id' order by f.path), '[]') from private.message_files f where f.message_id = m.id)
  ) order by m.seq), '[]')
  from private.application_messages m
  join public.applications a on a.id = m.application_id
  join public.jobs j on j.id = a.job_id
  where a.candidate_id = of_candidate and private.is_message_shown(m, 'candidate') or m.author_id = of_user
$$;
comment on function private.my_messages_export is 'The conversations of someone''s own applications, and what they wrote for a company.';

create function private.my_interviews_export(of_user uuid, of_candidate uuid) returns jsonb
language plpgsql stable set search_path = ''
as $$
begin
  return jsonb_build_object(
    'proposed', (
      select coalesce(jsonb_agg(to_jsonb(p) - '{made_by,made_by_name}'::text[]
        -- What an applicant wrote belongs to them.
        - case when a.candidate_id = of_candidate then '{}' else '{note}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
        order by p.created_at, p.id), '[]')
      from private.interview_proposals p
      join public.applications a on a.id = p.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or p.made_by = of_user
        or exists (select from private.interview_people each where each.proposal_id = p.id and each.user_id = of_user)),
    'interviews', (
      select coalesce(jsonb_agg(to_jsonb(i) - 'needs_scorecards'
        - case when a.candidate_id = of_candidate then '{}' when i.changed_by = 'candidate' then '{move_asked,reason}' else '{move_asked}' end::text[]
        || jsonb_build_object('job', j.title, 'company', c.name, 'changes', (
          select coalesce(jsonb_agg(to_jsonb(e) - '{id,interview_id}'::text[]
            - case when a.candidate_id = of_candidate or e.changed_by is distinct from 'candidate' then '{}' else '{reason}' end::text[] order by e.id), '[]')
          from private.interview_changes e where e.interview_id = i.id))
        order by i.starts_at, i.id), '[]')
      from private.interviews i
      join public.applications a on a.id = i.application_id
      join public.jobs j on j.id = a.job_id
      join public.companies c on c.id = a.company_id
      where a.candidate_id = of_candidate or exists (
        select from private.interview_people each join private.interview_proposals p on p.id = each.proposal_id
        where p.interview_id = i.id and each.user_id = of_user)),
    'scorecards_written', private.my_rows('private.scorecards', 'author_id', of_user),
    'scorecards_begun', private.my_rows('private.scorecard_drafts', 'author_id', of_user),
    'time_zone', private.my_rows('private.time_zones', 'user_id', of_user),
    'calendar_feed', private.my_rows('private.calendar_feeds', 'user_id', of_user, '{token_hash}'));
end
$$;
comment on function private.my_interviews_export is
  'Times and interviews of someone''s own applications and those they proposed or take part in, scorecards they wrote, and their time zone. Scorecards about them belong to the team.';

create function private.my_offers_export(of_user uuid, of_candidate uuid) returns jsonb
language sql stable set search_path = ''
as $$
  select coalesce(jsonb_agg(to_jsonb(o) - '{made_by,made_by_name}'::text[]
    - case when a.candidate_id = of_candidate then '{}' else '{reason,words}' end::text[] || jsonb_build_object('job', j.title, 'company', c.name)
    order by o.created_at, o.id), '[]')
  from private.offers o
  join public.applications a on a.id = o.application_id
  join public.jobs j on j.id = a.job_id
  join public.companies c on c.id = a.company_id
  where a.candidate_id = of_candidate and private.is_offer_shown(o) or o.made_by = of_user
$$;
comment on function private.my_offers_export is 'Offers to someone, and those they made for a company.';
