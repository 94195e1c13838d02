-- Generated from the contracts by `npm run rules:generate`.

create function private.administration_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'approval' then array[
    private.rule('isApproved', 'boolean', min => 1, message => 'Say whether the company is approved'),
    private.rule('reason', 'text', 2000)]
  when 'words' then array[
    private.rule('words', 'text', 2000, 1, 'Write your message')]
  when 'contact_message' then array[
    private.rule('name', 'line', 100),
    private.rule('email', 'email', 320, 1, 'Enter an email address we can answer to'),
    private.rule('topic', 'choice', min => 1, message => 'Choose what it is about', choices => '{plan,registration,account,fault,privacy,other}'),
    private.rule('words', 'text', 5000, 1, 'Write your message')]
end;
comment on function private.administration_rules(text) is 'What the schemas of the contracts say of the fields of each form.';
