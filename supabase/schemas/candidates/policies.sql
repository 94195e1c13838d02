-- Row policies of candidates and their owners. Sets and flags before a predicate only skip rows that it would refuse or doesn't need to check.

alter table public.candidates enable row level security;
alter table public.candidate_assignments enable row level security;
-- An explicit list, so that new columns stay closed until they're added here. No gender and no culture: the representing company can read
-- the row, and candidates read both through procedures.
grant select (
  id, user_id, first_name, last_name, email, phone, alternate_phone, title, bio, skills, skill_keys, work_authorization,
  experience_years, street, unit, city, state, zip_code, country, portfolio_url, github_url, linkedin_url, resume_url,
  cover_letter_url, certificates, is_managed_by_company, managing_company_id, management_terms, created_at, updated_at,
  shown_to_partners
) on public.candidates to authenticated;
grant select on public.candidates to service_role;
grant select on public.candidate_assignments to authenticated, service_role;

create policy "Candidates, managing staff and admins can read a candidate" on public.candidates
  for select to authenticated
  using (
    (select private.is_admin())
    or coalesce(user_id = (select auth.uid()) or managing_company_id in (select private.my_company_ids()), false)
      and private.can_read_candidate(candidates, (select private.my_reach()))
  );

create policy "Staff and admins can read who looks after a candidate" on public.candidate_assignments
  for select to authenticated
  using (
    (select private.is_admin())
    or company_id in (select private.my_company_ids())
      and private.can_read_assignment(
        company_id, assigned_to_user_id, (select (private.my_reach()).candidate_company_ids), (select private.my_reach()))
  );
