-- The schedules on which companies are told of decisions about them and of the end of their plans. Safe to repeat.

-- Where pg_cron is missing or cannot be used nothing is scheduled, and something else must ask: locally the launcher does.
do $$
begin
  perform cron.schedule('tell-decisions', '* * * * *', 'select private.tell_due_decisions()');
  perform cron.schedule('tell-plans', '* * * * *', 'select private.tell_ending_plans()');
exception when others then
  raise notice 'Telling companies what is due is not scheduled in this database: %', sqlerrm;
end
$$;

-- Plans that have ended, or are about to, before anybody was told on a schedule: their companies see it on their dashboard.
select private.note_told_stage(s.company_id, private.plan_stage(s.expires_at)) from public.company_subscriptions s;

-- Notifications of invitations that have ended led to nothing.
delete from public.notifications n using public.invitations i
where n.type = 'company_invitation' and n.data ->> 'invitation_id' = i.id::text and i.status in ('revoked', 'declined');

-- Mails of invitations that wait to be delivered held their link; they get one when they go out now.
update public.email_outbox o set data = jsonb_build_object('invitation_id', t.invitation_id)
from private.invitation_tokens t
where o.sent_at is null and o.template like 'invitation\_%' and o.data ? 'path'
  and t.token_hash = private.token_hash(split_part(o.data ->> 'path', '/', 3));

-- Changes of approved companies stand in a queue of their own, the approved and the rejected by the date they show.
select private.queue_companies(array(select id from public.companies));
