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
  when 'letter' then array[
    private.rule('text', 'text', 4000)]
  when 'added_person' then array[
    private.rule('name', 'line', 100, 1, 'Enter their name'),
    private.rule('email', 'email', min => 1, message => 'Enter a valid email address'),
    private.rule('phone', 'line', 40),
    private.rule('skills', 'texts', 60, max_items => 50),
    private.rule('source', 'choice', min => 1, message => 'Choose a source', choices => '{referral,agency,event,found,other}'),
    private.rule('sourceWords', 'line', 100),
    private.rule('note', 'text', 5000)]
  when 'tag' then array[
    private.rule('tag', 'line', 24, 1, 'Name the tag')]
  when 'view' then array[
    private.rule('name', 'line', 60, 1, 'Name the view')]
end;
comment on function private.applications_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
