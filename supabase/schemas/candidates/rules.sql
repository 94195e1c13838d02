-- Generated from the contracts by `npm run rules:generate`.

create function private.candidates_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'profile' then array[
    private.rule('firstName', 'line', 100),
    private.rule('lastName', 'line', 100),
    private.rule('title', 'line', 200),
    private.rule('bio', 'text', 4799),
    private.rule('skills', 'texts', 60, max_items => 50),
    private.rule('phoneNumber', 'line', 40),
    private.rule('email', 'email', message => 'Please enter a valid email address'),
    private.rule('alternatePhoneNumber', 'line', 40),
    private.rule('gender', 'choice', message => 'Choose one of the options', choices => '{male,female,prefer-not-to-say}'),
    private.rule('workAuthorization', 'choice', message => 'Choose one of the options', choices => '{us_citizen,green_card,h1b,other}'),
    private.rule('experienceYears', 'whole', 80, message => 'Enter whole years from 0 to 80'),
    private.rule('portfolioUrl', 'url', message => 'Please enter a valid URL'),
    private.rule('githubUrl', 'url', message => 'Please enter a valid URL'),
    private.rule('linkedinUrl', 'url', message => 'Please enter a valid LinkedIn URL'),
    private.rule('cultureValues', 'texts', message => 'Choose from the list, without repeats', choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}', max_items => 8),
    private.rule('unit', 'line', 50)]
  when 'address' then array[
    private.rule('street', 'line', 200),
    private.rule('city', 'line', 100),
    private.rule('state', 'line', 100),
    private.rule('zipCode', 'line', 20),
    private.rule('country', 'line', 100)]
  when 'preferences' then array[
    private.rule('types', 'texts', message => 'Choose from the list, without repeats', choices => '{FULL_TIME,PART_TIME,CONTRACT,INTERNSHIP}', max_items => 20),
    private.rule('levels', 'texts', message => 'Choose from the list, without repeats', choices => '{entry_level,mid_level,senior_level,lead,executive}', max_items => 20),
    private.rule('places', 'texts', 100, max_items => 10),
    private.rule('isRemote', 'boolean', message => 'Choose yes or no'),
    private.rule('salaryFrom', 'whole', 100000000, message => 'Enter a whole number of dollars', too_much => 'This salary is too large'),
    private.rule('cultureValues', 'texts', message => 'Choose from the list, without repeats', choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}', max_items => 8)]
  when 'position' then array[
    private.rule('id', 'id', min => 1, message => 'This link isn''t valid'),
    private.rule('title', 'line', 200, 1, 'Enter a title'),
    private.rule('company', 'line', 200, 1, 'Enter a company'),
    private.rule('location', 'line', 200),
    private.rule('start_year', 'whole', 2100, 1930, 'Enter a year from 1930 to 2100'),
    private.rule('start_month', 'whole', message => 'Choose a month', choices => '{1,2,3,4,5,6,7,8,9,10,11,12}'),
    private.rule('end_year', 'whole', 2100, message => 'Enter a year from 1930 to 2100'),
    private.rule('end_month', 'whole', message => 'Choose a month', choices => '{1,2,3,4,5,6,7,8,9,10,11,12}'),
    private.rule('description', 'text', 2000)]
  when 'school' then array[
    private.rule('id', 'id', min => 1, message => 'This link isn''t valid'),
    private.rule('school', 'line', 200, 1, 'Enter a school'),
    private.rule('degree', 'line', 200),
    private.rule('field', 'line', 200),
    private.rule('start_year', 'whole', 2100, message => 'Enter a year from 1930 to 2100'),
    private.rule('end_year', 'whole', 2100, message => 'Enter a year from 1930 to 2100')]
  when 'resume' then array[
    private.rule('name', 'line', 150, 1, 'Enter a name')]
end;
comment on function private.candidates_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
