-- A token outlives its session by up to an hour where nothing checks the session, as in realtime subscriptions. These policies close rows to
-- suspended accounts regardless. A test finds every table that people read.

create policy "Suspended accounts reach no row" on public.jobs
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.job_assignments
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.companies
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.company_users
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.company_subscriptions
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.conversations
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.notifications
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.candidates
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.candidate_assignments
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.company_relationships
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.team_news
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.profiles
  as restrictive to authenticated using (not (select private.is_suspended()));
create policy "Suspended accounts reach no row" on public.applications
  as restrictive to authenticated using (not (select private.is_suspended()));
