-- Applications that were withdrawn before this was kept, and the promises that were settled before they were counted. Repeatable.
update private.application_matches set withdrawn_on = private.withdrawn_on(application_id)
where status = 'withdrawn' and withdrawn_on is distinct from private.withdrawn_on(application_id);
select private.recount();
