-- Notifies both sides of proposed times, in the app and by email.

create function private.reading_zone(of_user uuid, otherwise text) returns text
language sql stable set search_path = ''
return coalesce((select z.zone from private.time_zones z where z.user_id = of_user), otherwise);
comment on function private.reading_zone is 'The time zone in which someone reads times: their own, or else the one in which the times were proposed.';

create function private.time_in_words(at timestamptz, zone text) returns text
language plpgsql stable set search_path = ''
as $$
declare
  known constant text := private.database_zone(zone);
begin
  return to_char(at at time zone known, format('Dy, Mon FMDD, %sFMHH12:MI AM',
    case when extract(year from at at time zone known) <> extract(year from now() at time zone known) then 'YYYY, ' end))
    || ' (' || case
      when known = 'UTC' then known
      -- The sign is reversed: Etc/GMT+5 is five hours behind.
      when zone like 'Etc/GMT_%' then 'UTC' || translate(substring(zone from 8), '+-', '-+')
      else replace(regexp_replace(zone, '^.*/', ''), '_', ' ')
    end || ' time)';
end
$$;
comment on function private.time_in_words is '"Tue, Nov 24, 10:00 AM (Denver time)"; with the year if it isn''t the current one; in UTC if the zone is unknown.';

create function private.notify_of_proposal(proposal private.interview_proposals, what text, why text default null) returns void
language plpgsql set search_path = ''
as $$
declare
  application public.applications := (select a from public.applications a where a.id = proposal.application_id);
  facts record := private.told_applicant(application);
  name text := private.applicant_name(application);
  ids jsonb := private.application_ids(application);
  is_to_move boolean := proposal.interview_id is not null;
begin
  if facts.user_id is not null and what <> 'declined' then
    perform private.notify(
      facts.user_id,
      case
        when what = 'proposed' and is_to_move then 'interview_proposed.to_move'
        when what = 'proposed' then 'interview_proposed'
        else 'interview_changed.times_' || what
      end,
      jsonb_build_object('job', facts.title, 'company', facts.company_name, 'why', why), ids);
  end if;
  if facts.user_id is not null and what = 'proposed' then
    perform private.mail_candidate(facts.user_id, 'company_messages', 'interview_times_proposed', jsonb_build_object(
      'candidate_first_name', facts.first_name, 'job_title', facts.title, 'company_name', facts.company_name,
      'made_by_name', proposal.made_by_name, 'is_to_move', is_to_move,
      'words', (select m.body from private.application_messages m where m.proposal_id = proposal.id),
      'minutes', proposal.minutes, 'place_kind', proposal.place_kind, 'place', proposal.place,
      'times', (
        select jsonb_agg(private.time_in_words(slot, private.reading_zone(facts.user_id, proposal.time_zone)) order by slot)
        from unnest(proposal.slots) as slot),
      'path', private.conversation_path(application.id, 'candidate')));
  end if;
  perform private.notify_staff(
    told.user_id, 'interviews', 'interview_answered.' || what,
    jsonb_build_object('candidate', name, 'company', facts.company_name, 'words', coalesce(proposal.note, why, facts.title)),
    ids || jsonb_build_object('company_id', told.company_id),
    private.conversation_path(application.id, 'company'), by_mail => what in ('proposed', 'declined', 'passed'))
  from private.people_to_notify(application, proposal.id) told
  -- The company's own actions notify only those who represent the candidate.
  where what in ('declined', 'ended', 'passed') or told.company_id <> application.company_id;
end
$$;
comment on function private.notify_of_proposal is
  'Notifies the others about proposed times. what: proposed, declined, withdrawn, passed or ended; why: only for ended. New times and replies are emailed, as is a missing reply to staff; ended times are only shown in the app. Staff of the representing company are notified about everything (private.people_to_notify).';
