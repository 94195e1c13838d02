-- Rows of candidates and of who looks after them. A set or a flag before a predicate only spares rows it would refuse or need not look at.

alter table public.candidates enable row level security;
alter table public.candidate_assignments enable row level security;
-- A list, so that a new column is read by nobody until it is named here. No gender and no culture: the managing company reads the row, and
-- the candidate reads both through procedures.
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

create function private.keep_management_consistent() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Also when the managing company is deleted and the reference becomes null.
  new.is_managed_by_company := new.managing_company_id is not null;
  -- Who agreed did so for the company that looked after them then.
  if tg_op = 'INSERT' or new.managing_company_id is distinct from old.managing_company_id then
    new.shown_to_partners := false;
    new.managed_since := case when new.managing_company_id is not null then now() end;
  end if;
  return new;
end
$$;
comment on function private.keep_management_consistent is 'Row trigger: is_managed_by_company always says whether there is a managing company, managed_since from when on, and what was agreed with one ends with it.';
create trigger candidates_keep_management_consistent before insert or update on public.candidates
  for each row execute function private.keep_management_consistent();
create function private.keep_skill_keys() returns trigger
language plpgsql security definer set search_path = ''
as $$
begin
  perform private.hold_vocabulary();
  new.skill_keys := private.skill_keys(new.skills);
  return new;
end
$$;
comment on function private.keep_skill_keys is
  'Row trigger: skill_keys follow the skills, whoever writes them. SECURITY DEFINER: the vocabulary is closed.';
create trigger candidates_keep_skill_keys before insert or update of skills, skill_keys on public.candidates
  for each row execute function private.keep_skill_keys();
-- After the trigger above, by name: new keys for the same skills are no edit of the profile.
create trigger candidates_touch_updated_at before update on public.candidates
  for each row when (old.skill_keys = new.skill_keys or old.skills is distinct from new.skills)
  execute function private.touch_updated_at();
create trigger candidate_assignments_touch_updated_at before update on public.candidate_assignments
  for each row execute function private.touch_updated_at();
