-- The audit log is read by administrators and changed by nobody. Partnerships are edited by administrators straight on the table,
-- so their rules and their audit entry are triggers.

alter table public.audit_log enable row level security;
revoke all on public.audit_log from anon, authenticated, service_role;
grant select on public.audit_log to authenticated, service_role;
create policy "Admins can read the audit log" on public.audit_log
  for select to authenticated using ((select private.is_admin()));
create trigger audit_log_is_append_only before update or delete or truncate on public.audit_log
  for each statement execute function private.refuse_change();

-- ── Partnerships ──────────────────────────────────────────────────────────────────────────────────────────────

alter table public.company_relationships enable row level security;
revoke all on public.company_relationships from anon, authenticated, service_role;
grant select, delete on public.company_relationships to authenticated;
grant insert (company_a_id, company_b_id, can_share_jobs, can_share_candidates) on public.company_relationships to authenticated;
grant update (can_share_jobs, can_share_candidates) on public.company_relationships to authenticated;
grant select on public.company_relationships to service_role;

create policy "Staff of either company and admins can read a partnership" on public.company_relationships
  for select to authenticated
  using (
    (select private.is_admin())
    or company_a_id in (select private.my_company_ids_to('read_company'))
    or company_b_id in (select private.my_company_ids_to('read_company'))
  );
create policy "Admins can create partnerships" on public.company_relationships
  for insert to authenticated with check ((select private.is_admin()));
create policy "Admins can change what partners share" on public.company_relationships
  for update to authenticated using ((select private.is_admin())) with check ((select private.is_admin()));
create policy "Admins can end partnerships" on public.company_relationships
  for delete to authenticated using ((select private.is_admin()));

create function private.check_partnership() returns trigger
language plpgsql set search_path = ''
as $$
begin
  -- Runs before the policy is asked. Anybody but an admin is left to the policy, which refuses.
  if not private.is_admin() then
    return new;
  elsif new.company_a_id = new.company_b_id then
    perform private.fail(422, 'invalid_input', 'A company cannot partner with itself');
  elsif (select count(*) from public.companies where id in (new.company_a_id, new.company_b_id) and is_approved) < 2 then
    perform private.fail(422, 'not_approved', 'Only approved companies can be partners');
  elsif exists (
    select from public.company_relationships r
    where least(r.company_a_id, r.company_b_id) = least(new.company_a_id, new.company_b_id)
      and greatest(r.company_a_id, r.company_b_id) = greatest(new.company_a_id, new.company_b_id)
  ) then
    perform private.fail(409, 'duplicate_partnership', 'Partnership already exists between these companies');
  end if;
  return new;
end
$$;
comment on function private.check_partnership() is 'Row trigger: the rules of a partnership with their texts (RULES: Administration). Two inserts at once are still kept apart by the unique index.';
create trigger company_relationships_check before insert on public.company_relationships
  for each row execute function private.check_partnership();

create function private.audit_partnership() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  partnership public.company_relationships := coalesce(new, old);
begin
  perform private.audit(
    case tg_op when 'INSERT' then 'partnership.created' when 'UPDATE' then 'partnership.changed' else 'partnership.ended' end,
    'partnership', partnership.id, null, to_jsonb(partnership) - 'id' - 'created_at');
  return null;
end
$$;
comment on function private.audit_partnership() is
  'Row trigger: partnerships are edited straight on the table, so this writes the audit entry. SECURITY DEFINER: nobody may write the audit log directly.';
create trigger company_relationships_audit after insert or update or delete on public.company_relationships
  for each row execute function private.audit_partnership();
