-- An application's stages, from its history: how far it got, and whether the reply-by date was kept. Used by the lists that filter by it and
-- the reports that count it (RULES: Reports).

create function private.path_stages() returns public.application_status[]
language sql immutable parallel safe
return '{applied,reviewing,interview,offered,hired}'::public.application_status[];
comment on function private.path_stages is 'The stages on the way to being hired; rejected and withdrawn end it.';

create function private.stage_rank(status public.application_status) returns integer
language sql immutable parallel safe
return array_position(private.path_stages(), status);
comment on function private.stage_rank is 'The place of a stage on the way to being hired, from 1; null for rejected and withdrawn.';

create function private.is_back(status public.application_status, known public.application_status) returns boolean
language sql immutable parallel safe
return status = 'applied' or coalesce(private.stage_rank(status) < private.stage_rank(known), false);
comment on function private.is_back is 'Whether a move goes back from what its candidate knows. No move goes forward to New.';

create function private.stages_from(status public.application_status) returns public.application_status[]
language sql immutable parallel safe
return (private.path_stages())[private.stage_rank(status):];
comment on function private.stages_from is 'A stage on the way to being hired and all later ones: any of them means the application got at least this far.';

-- Without a search path of its own, so that it's inlined into the query.
create function private.furthest_stage(reached public.application_status[]) returns public.application_status
language sql immutable parallel safe
return case
  when 'hired' = any (reached) then 'hired'::public.application_status when 'offered' = any (reached) then 'offered' when 'interview' = any (reached) then 'interview'
  when 'reviewing' = any (reached) then 'reviewing' else 'applied' end;
comment on function private.furthest_stage is 'The furthest stage among the statuses an application has had.';

-- Without a search path of its own, so that it's inlined into the query.
create function private.promise_outcome(kept private.application_matches) returns text
language sql stable
return coalesce(
  private.settled_promise(kept.answer_by, kept.answered_on, kept.withdrawn_on),
  case when private.is_overdue(kept.answer_due) then 'late' end);
comment on function private.promise_outcome is
  'Whether the reply came by the reply-by date: kept, or late if it came after, is still owed after, or the candidate withdrew without one after; null without a date, before the date, and if the candidate withdrew by then without a reply (RULES: Reports).';
