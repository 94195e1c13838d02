-- Generated from the contracts by `npm run rules:generate`.

create function private.administration_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'approval' then array[
    private.rule('isApproved', 'boolean', min => 1, message => 'Say whether the company is approved'),
    private.rule('reason', 'text', 2000)]
  when 'contact_message' then array[
    private.rule('name', 'line', 100),
    private.rule('email', 'email', 320, 1, 'Enter an email address we can answer to'),
    private.rule('topic', 'choice', min => 1, message => 'Choose what it is about', choices => '{plan,registration,account,fault,privacy,other}'),
    private.rule('words', 'text', 5000, 1, 'Write your message')]
  when 'error' then array[
    private.rule('source', 'choice', min => 1, message => 'Unknown source', choices => '{app,function,site}'),
    private.rule('message', 'text', 1000, 1, 'Required'),
    private.rule('screen', 'text', 100, 1, 'Required'),
    private.rule('stack', 'text', 4000),
    private.rule('version', 'text', 20),
    private.rule('browser', 'text', 40)]
  when 'suspension' then array[
    private.rule('reason', 'choice', min => 1, message => 'Choose a reason', choices => '{messages,jobs,identity,other}'),
    private.rule('words', 'text', 2000, 1, 'Write what they should know')]
  when 'deletion_request' then array[
    private.rule('asked_by', 'choice', min => 1, message => 'Say how they asked', choices => '{email,contact_page,phone,letter}')]
end;
comment on function private.administration_rules(text) is 'What the schemas of the contracts say of the fields of each form.';
