-- From any stage to any other. Withdrawing is the candidate's, and final.
insert into private.application_transitions (from_status, to_status, made_by)
select before, after, 'company'
from unnest(enum_range(null::public.application_status)) before, unnest(enum_range(null::public.application_status)) after
where before <> after and 'withdrawn' not in (before, after)
on conflict do nothing;
