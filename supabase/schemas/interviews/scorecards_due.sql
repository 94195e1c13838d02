-- Who owes a scorecard: from the start of an interview until they submit it, or someone says it isn't needed.

create function private.scorecards_due(of_user uuid, at_company uuid) returns setof private.interviews
language sql stable rows 10 set search_path = ''
begin atomic
  select i.*
  from private.interviews i join public.applications a on a.id = i.application_id
  where i.id in (select private.interviews_named_in(of_user)) and i.state = 'confirmed' and i.starts_at <= now() and i.needs_scorecards
    and a.company_id = at_company and a.candidate_id is not null
    and not private.has_scored(i.id, of_user) and of_user in (select p.user_id from private.people_of_interview(i) p);
end;
comment on function private.scorecards_due is 'Interviews at a company for which someone still owes a scorecard.';

create function public.set_scorecards_needed(p_interview_id uuid, p_needed boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  held record := private.interview_to_score(p_interview_id);
  interview private.interviews := held.interview;
begin
  perform private.refuse_field_errors('{"needed": "Choose whether scorecards are needed"}') where p_needed is null;
  perform private.fail(409, 'not_held', 'This interview hasn''t started or was canceled')
  where interview.state <> 'confirmed' or interview.starts_at > now();
  update private.interviews i set needs_scorecards = p_needed
  where i.id = interview.id and i.needs_scorecards is distinct from p_needed
  returning i.* into interview;
  if interview.id is not null then
    perform private.audit(
      case when p_needed then 'interview.scorecards_needed' else 'interview.scorecards_not_needed' end,
      'application', (held.application).id, (held.application).company_id, jsonb_build_object('starts_at', interview.starts_at));
    perform private.note_team_news(held.application);
  end if;
  return private.interview_scorecards_json((select i from private.interviews i where i.id = p_interview_id));
end
$$;
comment on function public.set_scorecards_needed is
  'Marks an interview''s scorecards as not needed, for example if it didn''t take place, or as needed after all. Returns InterviewScorecards. Audited. PT401, PT404, PT409 not_held, PT422.';

create function private.summarize_scorecards_due() returns void
language sql set search_path = ''
as $$
  insert into private.staff_summary_items (user_id, company_id, kind, title, message, path, created_at)
  select
    u.user_id, u.company_id, 'interviews', words.title, words.message, '/company/applications/' || a.id,
    private.last_summary() - interval '1 second'
  from private.interviews i
  join public.applications a on a.id = i.application_id and a.candidate_id is not null
  join public.jobs j on j.id = a.job_id
  cross join lateral private.people_of_interview(i) p
  join public.company_users u on u.user_id = p.user_id and u.company_id = a.company_id
  cross join lateral private.notification_text('interview_soon.scorecard_due', jsonb_build_object(
    'candidate', private.applicant_name(a), 'job', j.title,
    'time', private.time_in_words(i.starts_at, private.reading_zone(u.user_id, i.time_zone)))) words
  where i.state = 'confirmed' and i.needs_scorecards and i.starts_at <= now() and not private.is_on_hold(a) and not private.has_scored(i.id, p.user_id)
    and (private.staff_notice_setting(u.user_id, u.company_id, 'interviews')).by_mail <> 'off'
  order by i.starts_at, i.id
$$;
comment on function private.summarize_scorecards_due is 'Adds each due scorecard to the next daily summary of the person who owes it, unless they turned off emails about interviews.';

grant execute on function public.set_scorecards_needed to authenticated;
