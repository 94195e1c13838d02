-- What lists of applications narrow by, for those made before it was kept beside them. Safe to repeat: writes only what differs.
set local statement_timeout = 0;
update private.application_matches kept
set words = private.words_of(sent), skill_keys = coalesce(sent.skill_keys, '{}'), status = a.status, answer_due = a.answer_due
from public.applications a
cross join lateral private.sent_profile(a.id) sent
where a.id = kept.application_id
  and (kept.words, kept.skill_keys, kept.status, kept.answer_due)
    is distinct from (private.words_of(sent), coalesce(sent.skill_keys, '{}'), a.status, a.answer_due);
-- Lists are planned by what there is now.
analyze private.application_matches;
-- How many of them the list of each company shows.
select private.recount();
