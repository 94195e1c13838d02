-- Generated from the contracts by `npm run rules:generate`.

create function private.invitations_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'email' then array[
    private.rule('email', 'email', min => 1, message => 'Please enter a valid email address')]
  when 'admin' then array[
    private.rule('firstName', 'line', 100, 2, 'First name must be at least 2 characters'),
    private.rule('lastName', 'line', 100, 2, 'Last name must be at least 2 characters'),
    private.rule('message', 'text', 2000)]
  when 'company' then array[
    private.rule('companyName', 'line', 200, 2, 'Company name must be at least 2 characters'),
    private.rule('message', 'text', 2000)]
  when 'employee' then array[
    private.rule('firstName', 'line', 100, 2, 'First name must be at least 2 characters'),
    private.rule('lastName', 'line', 100, 2, 'Last name must be at least 2 characters'),
    private.rule('role', 'choice', min => 1, message => 'Please select a role', choices => '{manager,recruiter,partner_recruiter}'),
    private.rule('companyId', 'id', message => 'This link isn''t valid')]
  when 'candidate' then array[
    private.rule('managementTerms', 'text', 5000),
    private.rule('companyId', 'id', message => 'This link isn''t valid')]
  when 'invited_candidate' then array[
    private.rule('firstName', 'line', 100, 1, 'First name is required'),
    private.rule('lastName', 'line', 100, 1, 'Last name is required'),
    private.rule('title', 'line', 200),
    private.rule('bio', 'text', 4799),
    private.rule('skills', 'texts', 60, max_items => 50),
    private.rule('phoneNumber', 'line', 40),
    private.rule('alternatePhoneNumber', 'line', 40),
    private.rule('gender', 'choice', message => 'Choose one of the options', choices => '{male,female,prefer-not-to-say}'),
    private.rule('workAuthorization', 'choice', message => 'Choose one of the options', choices => '{us_citizen,green_card,h1b,other}'),
    private.rule('unit', 'line', 50)]
end;
comment on function private.invitations_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
