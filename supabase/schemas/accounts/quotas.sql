-- How much one account may do in a day.

create function private.daily_quota(of text) returns integer
language sql immutable parallel safe set search_path = ''
return case of when 'applications' then 30 when 'jobs' then 50 when 'put_forwards' then 200 when 'reports' then 10
  when 'proposals' then 200 when 'offers' then 50 when 'message_reports' then 20 when 'people' then 100 end;
comment on function private.daily_quota is 'How many applications, jobs, questions to candidates, reports of jobs or of messages, proposals of times or offers, or people added by hand, one account may make in 24 hours (RULES: Accounts). The same as dailyQuotas in contracts/limits.ts.';

create function private.check_daily_quota(of text, made bigint) returns void
language plpgsql set search_path = ''
as $$
begin
  if made >= private.daily_quota(of) then
    perform private.fail(429, 'too_many_' || of, format(
      'You have %s %s %s in the last 24 hours, the most we allow in a day. Please try again later.',
      case of
        when 'jobs' then 'created' when 'people' then 'added' when 'put_forwards' then 'submitted' when 'reports' then 'reported' when 'message_reports' then 'reported'
        else 'sent'
      end,
      private.daily_quota(of),
      case of when 'put_forwards' then 'candidates' when 'reports' then 'jobs' when 'message_reports' then 'messages' else of end));
  end if;
end
$$;
comment on function private.check_daily_quota is 'PT429 once the daily limit is reached. Counted under lock_account, so that simultaneous calls can''t pass it together.';
