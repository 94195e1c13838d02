-- The triggers of candidates and their owners. Their order: candidates/tables.sql.

create function private.keep_management_consistent() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Also when the representing company is deleted and the reference becomes null.
  new.is_managed_by_company := new.managing_company_id is not null;
  -- Consent was given to the company that represented them then.
  if tg_op = 'INSERT' or new.managing_company_id is distinct from old.managing_company_id then
    new.shown_to_partners := false;
    new.managed_since := case when new.managing_company_id is not null then now() end;
  end if;
  return new;
end
$$;
comment on function private.keep_management_consistent is 'Row trigger: is_managed_by_company always says whether there is a representing company and managed_since since when; agreements with a company end with its representation.';
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
comment on function private.keep_skill_keys is 'Row trigger: updates skill_keys with the skills, no matter who writes them.';
create trigger candidates_1_keep_skill_keys before insert or update of skills, skill_keys on public.candidates
  for each row execute function private.keep_skill_keys();
-- New keys for the same skills, or passing years, don't count as an edit.
create trigger candidates_2_touch_updated_at before update on public.candidates
  for each row when (
    (old.skill_keys = new.skill_keys or old.skills is distinct from new.skills)
    and (old.experience_years is not distinct from new.experience_years or not (old.years_follow_history and new.years_follow_history)))
  execute function private.touch_updated_at();
create trigger candidate_assignments_touch_updated_at before update on public.candidate_assignments
  for each row execute function private.touch_updated_at();
