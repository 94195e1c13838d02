-- What was kept of people added by hand, whose promises nobody outside counts, and of hires that were taken back.
update private.application_matches m set is_added = true
where not m.is_added and exists (select from private.added_applications added where added.application_id = m.application_id);
update private.application_matches m set reached = private.reached_by(m.application_id)
where 'hired' = any (m.reached) and m.status <> 'hired';
