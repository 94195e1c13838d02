-- Telling both sides of proposed times, in the application and by mail.

create function private.reading_zone(of_user uuid, otherwise text) returns text
language sql stable set search_path = ''
return coalesce((select z.zone from private.time_zones z where z.user_id = of_user), otherwise);
comment on function private.reading_zone(uuid, text) is 'The time zone in which somebody reads times: theirs, else the one in which they were proposed.';

create function private.time_in_words(at timestamptz, zone text) returns text
language sql stable parallel safe set search_path = ''
return to_char(at at time zone zone, 'Dy, Mon FMDD, FMHH12:MI AM') || ' (' || replace(regexp_replace(zone, '^.*/', ''), '_', ' ') || ' time)';
comment on function private.time_in_words(timestamptz, text) is 'A time as people read it in a zone: "Tue, Nov 24, 10:00 AM (Denver time)".';

create function private.candidate_interview_name(application public.applications) returns text
language sql stable set search_path = ''
return coalesce((select nullif(btrim(concat_ws(' ', s.first_name, s.last_name)), '') from private.sent_profile(application.id) s), 'The applicant');
comment on function private.candidate_interview_name(public.applications) is 'What the staff read of who applied.';

create function private.tell_proposal(proposal private.interview_proposals, what text, why text default null) returns void
language plpgsql set search_path = ''
as $$
begin
  return;
end
$$;
comment on function private.tell_proposal(private.interview_proposals, text, text) is
  'Tells who did not do it what became of proposed times. what: proposed, declined, withdrawn or ended, with why of the last.';
