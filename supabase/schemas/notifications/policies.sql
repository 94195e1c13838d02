-- People read and dismiss their own notifications; the outbox is no one's to read.

alter table public.notifications enable row level security;
grant select, delete on public.notifications to authenticated;
grant select on public.notifications to service_role;
create policy "People can read their own notifications" on public.notifications
  for select to authenticated using (user_id = (select auth.uid()));
create policy "People can dismiss their own notifications" on public.notifications
  for delete to authenticated using (user_id = (select auth.uid()));

-- No client policy and no client grant: addresses and links in emails are no one's to read. service_role goes through claim_emails and complete_email.
alter table public.email_outbox enable row level security;
