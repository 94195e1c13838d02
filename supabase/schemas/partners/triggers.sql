-- The triggers of partnerships, and the one that updates a submission when its application changes.

create trigger company_relationships_check before insert on public.company_relationships
  for each row execute function private.check_partnership();
create trigger company_relationships_are_followed after insert or update or delete on public.company_relationships
  for each row execute function private.follow_partnership();

create function private.agree_by_applying() returns trigger
language plpgsql security definer set search_path = ''
as $$
declare
  asked public.put_forwards;
begin
  update public.put_forwards f set status = 'agreed', answered_at = now(), application_id = new.id
  where f.candidate_id = new.candidate_id and f.job_id = new.job_id and f.status = 'waiting' and f.company_id = new.applied_by_company_id
  returning * into asked;
  if asked.id is not null then
    perform private.drop_put_forward_notice(asked);
    perform private.notify_of_put_forward_answer(asked);
  end if;
  return null;
end
$$;
comment on function private.agree_by_applying is 'Row trigger on applications: applying for a job accepts a request to be submitted to it.';
create trigger applications_answer_put_forwards after insert on public.applications
  for each row when (new.applied_by_company_id is not null) execute function private.agree_by_applying();
