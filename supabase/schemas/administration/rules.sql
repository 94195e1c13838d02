-- Generated from the contracts by `npm run rules:generate`.

create function private.administration_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'approval' then array[
    private.rule('isApproved', 'boolean', min => 1, message => 'Choose whether to approve the company'),
    private.rule('reason', 'text', 2000)]
  when 'words' then array[
    private.rule('words', 'text', 2000, 1, 'Write your message')]
  when 'contact_message' then array[
    private.rule('name', 'line', 100),
    private.rule('email', 'email', 320, 1, 'Enter an email address we can reply to'),
    private.rule('topic', 'choice', min => 1, message => 'Choose a topic', choices => '{plan,registration,account,fault,privacy,other}'),
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
    private.rule('asked_by', 'choice', min => 1, message => 'Choose how they asked', choices => '{email,contact_page,phone,letter}')]
  when 'settings' then array[
    private.rule('operatorName', 'line', 120),
    private.rule('street', 'line', 200),
    private.rule('city', 'line', 100),
    private.rule('state', 'line', 100),
    private.rule('zipCode', 'line', 20),
    private.rule('supportEmail', 'email', message => 'Enter an email address'),
    private.rule('trialDays', 'whole', 90, 7, '7 to 90 days'),
    private.rule('unconfirmedAccount', 'whole', 60, 2, '2 to 60 days'),
    private.rule('notification', 'whole', 730, 30, '30 to 730 days'),
    private.rule('profileView', 'whole', 730, 90, '90 to 730 days'),
    private.rule('endedInvitation', 'whole', 365, 30, '30 to 365 days'),
    private.rule('contactMessage', 'whole', 730, 30, '30 to 730 days'),
    private.rule('audit', 'whole', 2555, 365, '365 to 2,555 days'),
    private.rule('backup', 'whole', 35, 7, '7 to 35 days')]
  when 'announcement' then array[
    private.rule('text', 'line', 160, 1, 'Enter the text'),
    private.rule('linkWords', 'line', 40),
    private.rule('link', 'line', 500),
    private.rule('endsAt', 'line', 40, 1, 'Choose when it ends')]
end;
comment on function private.administration_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
