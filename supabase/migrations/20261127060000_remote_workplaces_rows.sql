-- Published jobs of the type REMOTE are read as remote, those published before the workplace was a field of its own too.
update public.published_jobs set workplace = 'remote' where job_type = 'REMOTE' and workplace is distinct from 'remote';
