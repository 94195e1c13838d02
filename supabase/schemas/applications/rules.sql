-- Generated from the contracts by `npm run rules:generate`.

create function private.applications_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'rejection' then array[
    private.rule('reason', 'choice', min => 1, message => 'Choose a reason', choices => '{skills,level,location,job_closed,salary,other}'),
    private.rule('message', 'text', 2000, message => 'Use text here')]
  when 'withdrawal' then array[
    private.rule('reason', 'choice', message => 'Choose a reason', choices => '{other_job,not_fitting,salary,location,too_slow,send_anew,other}'),
    private.rule('message', 'text', 1000, message => 'Use text here')]
end;
comment on function private.applications_rules(text) is 'What the schemas of the contracts say of the fields of each form.';
