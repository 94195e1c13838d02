-- Generated from the contracts by `npm run rules:generate`.

create function private.offers_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'offer' then array[
    private.rule('salary', 'amount', 100000000, 1, 'Enter a salary from 1 to 100,000,000'),
    private.rule('salary_period', 'choice', min => 1, message => 'Choose what period the salary covers', choices => '{year,month,hour}'),
    private.rule('starts_on', 'day', min => 1, message => 'Choose the day it starts'),
    private.rule('answer_by', 'day', min => 1, message => 'Choose the day it expires'),
    private.rule('place', 'line', 200),
    private.rule('hours', 'line', 200),
    private.rule('leave', 'line', 200),
    private.rule('trial', 'line', 200),
    private.rule('words', 'text', 5000)]
  when 'decline' then array[
    private.rule('reason', 'choice', message => 'Choose a reason', choices => '{other_job,salary,terms,location,stays,other}'),
    private.rule('words', 'text', 1000)]
end;
comment on function private.offers_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
