-- Generated from the contracts by `npm run rules:generate`.

create function private.jobs_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'job' then array[
    private.rule('title', 'line', 200, 1, 'Enter a job title'),
    private.rule('description', 'text', 20000, 1, 'Enter a description'),
    private.rule('location', 'line', 200, 1, 'Enter the primary location'),
    private.rule('locations', 'texts', 200, max_items => 20),
    private.rule('jobType', 'choice', min => 1, message => 'Choose a job type', choices => '{FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP,REMOTE}'),
    private.rule('workplace', 'choice', message => 'Choose where the work is done', choices => '{on_site,hybrid,remote}'),
    private.rule('experienceLevel', 'choice', message => 'Choose an experience level', choices => '{entry_level,mid_level,senior_level,lead,executive}'),
    private.rule('experienceRequired', 'line', 500),
    private.rule('educationRequired', 'line', 500),
    private.rule('salaryMin', 'amount', 100000000, message => 'Enter an amount', too_much => 'This amount is too large'),
    private.rule('salaryMax', 'amount', 100000000, message => 'Enter an amount', too_much => 'This amount is too large'),
    private.rule('payPeriod', 'choice', message => 'Choose hourly or yearly', choices => '{year,hour}'),
    private.rule('skills_required', 'texts', 60, max_items => 50),
    private.rule('requirements', 'texts', 500, max_items => 50),
    private.rule('preferredSkills', 'texts', 60, max_items => 50),
    private.rule('expires_at', 'day', message => 'Choose a date'),
    private.rule('answerDays', 'whole', message => 'Choose a number of days', choices => '{7,14,21,30}')]
  when 'question' then array[
    private.rule('id', 'id', message => 'This link isn''t valid'),
    private.rule('question', 'line', 500, 1, 'Write the question'),
    private.rule('questionType', 'choice', message => 'Choose a response type', choices => '{TEXT,TEXTAREA,MULTIPLE_CHOICE,CHECKBOX,FILE,RATING}'),
    private.rule('isRequired', 'boolean'),
    private.rule('options', 'texts', 200, max_items => 30)]
  when 'report' then array[
    private.rule('reason', 'choice', min => 1, message => 'Choose what''s wrong', choices => '{fraud,discrimination,gone,other}'),
    private.rule('words', 'text', 2000)]
  when 'saved_search' then array[
    private.rule('name', 'line', 100, 1, 'Name the search'),
    private.rule('frequency', 'choice', min => 1, message => 'Choose daily, weekly or off', choices => '{daily,weekly,off}')]
  when 'alert' then array[
    private.rule('email', 'email', min => 1, message => 'Please enter a valid email address'),
    private.rule('frequency', 'choice', min => 1, message => 'Choose daily or Mondays', choices => '{daily,weekly}')]
end;
comment on function private.jobs_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
