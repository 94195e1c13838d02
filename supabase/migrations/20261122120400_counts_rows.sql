-- The queues, compared names and kept numbers of what was there before their triggers. Safe to repeat.
select private.queue_companies(array(select id from public.companies));
select private.recount();
