-- What was decided about a company, until its people are told: for ten seconds it can be taken back, as if it had never been.

create table private.company_decisions (
  company_id uuid primary key references public.companies (id) on delete cascade,
  decided_by uuid not null,
  decided_at timestamptz not null default now(),
  version timestamptz not null,
  company_before jsonb not null,
  proposal_before jsonb,
  type text not null,
  title text not null,
  message text not null,
  template text not null,
  mail jsonb not null,
  untold jsonb
);
comment on table private.company_decisions is 'The last decision about a company while nobody was notified: what an undo goes back to.';
comment on column private.company_decisions.version is 'updated_at of the company as the decision left it.';
comment on column private.company_decisions.untold is 'The decision it took the place of before anybody was told of that one; it stands again if this one is undone.';
comment on column private.company_decisions.type is 'With title, message, template and mail: what tell_company_admins is called with.';
create index company_decisions_due_index on private.company_decisions (decided_at);
alter table private.company_decisions enable row level security;

create function private.note_decision(
  before public.companies, proposal public.company_proposals, company public.companies,
  type text, title text, message text, template text, mail jsonb
) returns void
language plpgsql set search_path = ''
as $$
declare
  untold jsonb;
begin
  delete from private.company_decisions d where d.company_id = company.id returning to_jsonb(d) into untold;
  insert into private.company_decisions (
    company_id, decided_by, version, company_before, proposal_before, type, title, message, template, mail, untold)
  values (
    company.id, auth.uid(), company.updated_at, to_jsonb(before),
    case when proposal.company_id is not null then to_jsonb(proposal) end, type, title, message, template, mail, untold);
end
$$;
comment on function private.note_decision is
  'Keeps what a company was before a decision, and what its people are told once the time to take it back is over. A decision nobody was told of yet is told only if this one is undone. The company is locked by the caller.';

create function private.tell_due_decisions() returns void
language plpgsql set search_path = ''
as $$
declare
  due record;
begin
  for due in
    select d as decision, c as company
    from private.company_decisions d join public.companies c on c.id = d.company_id
    where d.decided_at + private.undo_time() <= now()
    order by d.decided_at
    limit 1000
    -- One that is decided about at this moment is told next time, of what it is then.
    for update of d skip locked
  loop
    perform private.tell_company_admins(
      due.company, (due.decision).type, (due.decision).title, (due.decision).message, (due.decision).template, (due.decision).mail);
    delete from private.company_decisions d where d.company_id = (due.company).id;
  end loop;
  perform private.tell_due_plans();
  perform private.tell_due_report_decisions();
  perform private.tell_due_message_decisions();
end
$$;
comment on function private.tell_due_decisions is 'Notifies about decisions once they can no longer be undone. Called on a schedule.';

create function private.restore_company(was public.companies, proposal public.company_proposals) returns public.companies
language plpgsql set search_path = ''
as $$
declare
  company public.companies;
begin
  update public.companies c set
    is_approved = was.is_approved, approved_at = was.approved_at, rejected_at = was.rejected_at, rejection_reason = was.rejection_reason
  where c.id = was.id;
  delete from public.company_proposals where company_id = was.id;
  insert into public.company_proposals select proposal.* where proposal.company_id is not null;
  select * into company from public.companies where id = was.id;
  return private.write_company(company, to_jsonb(was), resubmit => false);
end
$$;
comment on function private.restore_company is 'Review, registration and proposal of a company as they were. The caller holds its lock.';

create function public.undo_company_decision(p_company_id uuid) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_admin();
  company public.companies := private.locked_company(p_company_id);
  decision private.company_decisions;
begin
  delete from private.company_decisions d
  where d.company_id = company.id and d.decided_by = caller and d.version = company.updated_at
    -- The time now, not that of the statement's begin: the lock may have been waited for.
    and d.decided_at + private.undo_time() > clock_timestamp()
  returning * into decision;
  if decision.company_id is null then
    perform private.fail(409, 'undo_over', 'It is too late: the company has been told, or something has changed since. It can still be decided anew.');
  end if;
  perform private.audit('company.decision_undone', 'company', company.id, company.id, jsonb_build_object('was', decision.title));
  company := private.restore_company(
    jsonb_populate_record(null::public.companies, decision.company_before),
    jsonb_populate_record(null::public.company_proposals, decision.proposal_before));
  if decision.untold is not null then
    insert into private.company_decisions
    select (jsonb_populate_record(null::private.company_decisions, decision.untold || jsonb_build_object('version', company.updated_at))).*;
  end if;
  -- In a statement of its own, which sees the proposal that came back.
  return private.company_json(company);
end
$$;
comment on function public.undo_company_decision is
  'Takes the caller''s own last decision about a company back for ten seconds by the database''s clock (and three more, for the way here): an approval, a rejection, an approval taken back, a decision about changes. Nobody is told of it; a decision it had taken the place of stands again, is told in its time and can still be taken back until then. Gives the Company. SECURITY DEFINER: companies are written by procedures only. PT401, PT403, PT404, PT409 when it is too late, was undone already or is not the caller''s.';

grant execute on function public.undo_company_decision to authenticated;
