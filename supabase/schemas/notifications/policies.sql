-- People read and dismiss their own notifications; no one reads the outbox.

alter table public.notifications enable row level security;
grant select, delete on public.notifications to authenticated;
grant select on public.notifications to service_role;
create policy "People can read their own notifications" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People can dismiss their own notifications" on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()));

-- No client policy and no client grant: no one reads addresses and links in emails. service_role uses claim_emails and complete_email.
alter table public.email_outbox enable row level security;
