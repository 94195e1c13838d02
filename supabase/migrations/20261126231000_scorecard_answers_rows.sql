-- Scorecards say "not assessed" where they said "not seen". Yes, partly and no keep their names, and scorecards from before
-- recommendations have none. By hand: a generated migration holds no rows. Safe to repeat.
update private.scorecards s
set marks = (
  select coalesce(jsonb_agg(
    case when m.mark ->> 'mark' = 'not_seen' then m.mark || '{"mark": "not_assessed"}' else m.mark end order by m.place), '[]')
  from jsonb_array_elements(s.marks) with ordinality as m (mark, place))
where s.marks @> '[{"mark": "not_seen"}]';
