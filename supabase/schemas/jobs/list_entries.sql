-- What lists show about jobs.

create function private.listed_jobs(
  ids uuid[], person public.candidates, home private.home_terms, is_candidate boolean, origins text[] default null
)
returns table ("position" bigint, job private.visible_jobs, entry private.job_list_item)
language sql stable parallel safe
begin atomic
  -- Subqueries in the select list: with joins, they would run after the match is computed.
  select listed."position", v, private.job_list_entry(
    v,
    case when is_candidate then (
      select m.explanation
      from private.asked_explanations(
        v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
        v.experience_level, v.workplace, v.location, v.locations, v.place_terms, v.company_culture, person, home
      ) as m
    ) end,
    case when not is_candidate then private.match_asked(
      v.skills_required, v.required_skill_keys, v.preferred_skills, v.preferred_skill_keys,
      v.experience_level, v.workplace, v.location, v.locations, v.place_terms, v.company_culture) end,
    case when is_candidate then (
      select jsonb_build_object('id', a.id, 'status', a.status) from private.seen_applications a
      where a.job_id = v.job_id and a.candidate_id = person.id order by a.attempt desc limit 1
    ) end,
    is_candidate and private.has_saved(v.job_id),
    case when origins is not null and not private.is_anywhere(v.workplace, v.location || v.locations) then private.miles_from(origins, v.place_terms) end
  )
  from private.visible_jobs v
  join unnest(ids) with ordinality as listed (job_id, "position") on listed.job_id = v.job_id;
end;
comment on function private.listed_jobs is
  'The visible ones of the given jobs, with their position, as list rows: with the match to a candidate (private.home_of is given) and their application, or the facts a visitor''s browser computes it from, and the miles from the nearest of origins (private.place_terms). For use in FROM, where it''s inlined into the query.';
