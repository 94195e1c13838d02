-- Delivers the outbox, for the function deliver-email.

create function public.claim_emails(p_limit integer default 20, p_id uuid default null)
returns table (id uuid, template text, to_email text, data jsonb, attempts integer)
language plpgsql security definer set search_path = ''
as $$
#variable_conflict use_column
declare
  due uuid[];
begin
  perform private.require_service();
  if p_id is null then
    due := array(
      select o.id from public.email_outbox o
      where o.sent_at is null and o.failed_at is null and o.next_attempt_at <= now() and not private.is_paused_mail(o.data)
      order by o.next_attempt_at
      limit least(greatest(coalesce(p_limit, 20), 1), 100)
      for update skip locked);
  else
    due := array(
      select o.id from public.email_outbox o
      where o.id = p_id and o.sent_at is null and o.failed_at is null and o.attempts = 0 and not private.is_paused_mail(o.data)
      for update skip locked);
  end if;
  return query
    with claimed as (
      update public.email_outbox o
      set attempts = o.attempts + 1,
          next_attempt_at = now() + interval '10 minutes',
          claimed_at = now(),
          -- Its delivery never reported back, so it's given up here.
          failed_at = case when o.attempts > 0 and o.give_up_at < now() then now() end,
          last_error = case when o.attempts > 0 and o.give_up_at < now()
            then coalesce(o.last_error, 'No delivery reported a result.') else o.last_error end
      where o.id = any (due)
      returning o.*
    )
    select c.id, c.template, c.to_email, private.mail_data(c.data) || jsonb_strip_nulls(jsonb_build_object('operator', private.operator_line())), c.attempts
    from claimed c where c.failed_at is null;
end
$$;
comment on function public.claim_emails is
  'Hands out due emails (1 to 100), or one given email that wasn''t tried yet, and leases them for ten minutes, longer than any delivery takes, so that no two deliveries get the same email and a crashed one is retried. SECURITY DEFINER: the table is closed even to service_role.';

create function public.complete_email(p_id uuid, p_error text default null, p_may_have_arrived boolean default false) returns void
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.require_service();
  if p_error is null then
    -- An email's data isn't needed once it's sent.
    update public.email_outbox set sent_at = now(), failed_at = null, claimed_at = null, last_error = null, data = '{}' where id = p_id and sent_at is null;
  else
    update public.email_outbox
    set last_error = left(p_error, 1000),
        claimed_at = null,
        next_attempt_at = now() + private.retry_wait(attempts, p_may_have_arrived),
        failed_at = case when now() + private.retry_wait(attempts, p_may_have_arrived) > give_up_at then now() end
    where id = p_id and sent_at is null and failed_at is null;
  end if;
  delete from public.email_outbox o where o.id = p_id and (o.sent_at is not null or o.failed_at is not null) and private.is_last_mail(o);
end
$$;
comment on function public.complete_email is
  'Reports a claimed email as sent, or as failed with the error: then it is retried, or given up after three days (RULES: Messages). p_may_have_arrived: the server received all of it but didn''t confirm. SECURITY DEFINER as claim_emails.';

grant execute on function public.claim_emails, public.complete_email to service_role;
