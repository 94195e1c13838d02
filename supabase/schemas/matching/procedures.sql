-- The jobs that suit a candidate.
-- SECURITY DEFINER: ranking past row policies is what lets indexes work. Only jobs that are visible now are listed.

create function public.get_potential_jobs(p_after jsonb default null, p_limit integer default null, p_preferred boolean default false) returns jsonb
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  me public.candidates := private.my_candidate();
  page_after record := private.page_key(p_after, 'postedAt');
  wanted integer := private.page_limit(p_limit);
  is_first boolean := coalesce(jsonb_typeof(p_after) = 'null', true);
  -- Above every order.
  after_order bigint := 9223372036854775807;
  within jsonb;
  answer jsonb;
begin
  if private.my_role() is distinct from 'candidate' then
    perform private.fail(403, 'candidates_only', 'Only candidate accounts can see matching jobs');
  end if;
  if not is_first then
    if not coalesce(jsonb_typeof(p_after -> 'score') = 'number' and pg_input_is_valid(p_after ->> 'score', 'bigint'), false) then
      perform private.fail(422, 'invalid_input', 'This page of the list does not exist');
    end if;
    after_order := p_after ->> 'score';
  end if;
  within := case when p_preferred then private.preferred_filter(caller) else '{}' end;
  answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true, within);
  -- Where nothing can be written, as on a replica, the list stays as it is and all are ranked.
  if me.id is not null and not current_setting('transaction_read_only')::boolean then
    if answer is null and is_first then
      perform private.keep_matches(me);
      answer := private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, true, within);
    end if;
    update private.kept_matches set used_on = current_date where candidate_id = me.id and used_on < current_date;
  end if;
  return coalesce(answer, private.potential_jobs(me, after_order, page_after.at, page_after.id, wanted, false, within));
end
$$;
comment on function public.get_potential_jobs is
  'get-candidate-data potential-jobs: {jobs: PotentialJob[], total, within}, visible jobs the caller has not applied to, best match first, then newest, then by id. p_preferred: only those within the caller''s preferences, which within then names as a JobFilter, null for none; total is of all either way. VOLATILE: it keeps the best matches for the next time. p_after: {score, postedAt, id} of the last row shown. PT403 for others than candidates.';

grant execute on function public.get_potential_jobs to authenticated;
