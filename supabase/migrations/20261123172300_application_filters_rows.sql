-- What lists of applications narrow by, for those made before it was kept beside them. Safe to repeat: writes only what differs.
set local statement_timeout = 0;
update private.application_matches kept
set (words, skill_keys, status, answer_by, answer_due, reached, answered_on, level_fit, place_fit) = (
  facts.words, facts.skill_keys, facts.status, facts.answer_by, facts.answer_due, facts.reached, facts.answered_on,
  facts.level_fit, facts.place_fit)
from (
  select
    m.application_id, private.words_of(sent) as words, coalesce(sent.skill_keys, '{}') as skill_keys, a.status, a.answer_by,
    a.answer_due, private.reached_by(a.id) as reached, private.answered_on(a.id) as answered_on,
    m.match -> 'level' ->> 'fit' as level_fit, m.match -> 'location' ->> 'fit' as place_fit
  from private.application_matches m
  join public.applications a on a.id = m.application_id
  cross join lateral private.sent_profile(a.id) sent
  -- Worked out once, not once to compare and once to write.
  offset 0
) facts
where facts.application_id = kept.application_id
  and (
    kept.words, kept.skill_keys, kept.status, kept.answer_by, kept.answer_due, kept.reached, kept.answered_on, kept.level_fit,
    kept.place_fit
  ) is distinct from (
    facts.words, facts.skill_keys, facts.status, facts.answer_by, facts.answer_due, facts.reached, facts.answered_on, facts.level_fit,
    facts.place_fit);
-- Lists are planned by what there is now.
analyze private.application_matches;
-- How many of them the list of each company shows.
select private.recount();
