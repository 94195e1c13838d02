-- Generated from the contracts by `npm run rules:generate`.

create function private.plans_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'plan' then array[
    private.rule('tier', 'choice', min => 1, message => 'Please select a subscription tier', choices => '{none,free_trial,basic,intermediate,pro}'),
    private.rule('status', 'choice', min => 1, message => 'Please select a status', choices => '{active,past_due,canceled}')]
  when 'decline' then array[
    private.rule('reason', 'text', 1000, 1, 'Say why')]
end;
comment on function private.plans_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
