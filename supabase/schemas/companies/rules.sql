-- Generated from the contracts by `npm run rules:generate`.

create function private.companies_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'profile' then array[
    private.rule('name', 'line', 200, 2, 'Company name is required'),
    private.rule('location', 'line', 200, 2, 'Location is required'),
    private.rule('industry', 'line', 100, 2, 'Industry is required'),
    private.rule('company_size', 'choice', message => 'Choose a company size', choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'),
    private.rule('website', 'url', message => 'Please enter a valid URL'),
    private.rule('description', 'text', 10000),
    private.rule('linkedin_url', 'url', message => 'Please enter a valid LinkedIn URL'),
    private.rule('twitter_url', 'url', message => 'Please enter a valid Twitter URL'),
    private.rule('facebook_url', 'url', message => 'Please enter a valid Facebook URL'),
    private.rule('instagram_url', 'url', message => 'Please enter a valid Instagram URL'),
    private.rule('logo_url', 'line', 500),
    private.rule('culture_values', 'texts', message => 'Choose from the list, without repeats', choices => '{written_first,decisions_explained,open_numbers,pay_bands_shown,regular_feedback,peer_review,blameless_reviews,quiet_focus_time,few_meetings,pair_work,own_projects,small_teams,side_by_side,remote_days,flexible_hours,fixed_hours,shifts_known_ahead,duties_in_turn,mentoring,learning_time,moves_inside_first,tried_small_first,customer_contact,stop_the_line}', max_items => 8),
    private.rule('benefits', 'texts', message => 'Choose from the list, without repeats', choices => '{paid_vacation,sick_days,paid_holidays,parental_leave,health_insurance,dental,vision,mental_health,retirement_match,yearly_raise_review,bonus,overtime_pay,child_care,adoption_help,care_leave,family_insurance,learning_budget,paid_certificates,conference_days,tuition_help,transit_pass,free_parking,meals,relocation_help}', max_items => 24)]
  when 'registered_profile' then array[
    private.rule('name', 'line', 200, 2, 'Company name must be at least 2 characters'),
    private.rule('industry', 'line', 100, 2, 'Industry is required'),
    private.rule('company_size', 'choice', message => 'Choose a company size', choices => '{1-10,11-50,51-200,201-500,501-1000,1000+}'),
    private.rule('location', 'line', 200, 2, 'Location is required'),
    private.rule('website', 'url', message => 'Must be a valid URL'),
    private.rule('description', 'text', 10000),
    private.rule('logo_url', 'line', 500)]
  when 'registration' then array[
    private.rule('dba_name', 'line', 200),
    private.rule('primary_contact_name', 'line', 200),
    private.rule('primary_contact_email', 'email', message => 'Must be a valid email'),
    private.rule('primary_contact_phone', 'line', 40),
    private.rule('primary_contact_alt_email', 'email', message => 'Must be a valid email'),
    private.rule('primary_contact_alt_phone', 'line', 40),
    private.rule('secondary_contact_name', 'line', 200),
    private.rule('secondary_contact_email', 'email', message => 'Must be a valid email'),
    private.rule('secondary_contact_phone', 'line', 40),
    private.rule('secondary_contact_alt_email', 'email', message => 'Must be a valid email'),
    private.rule('secondary_contact_alt_phone', 'line', 40),
    private.rule('reg_street', 'line', 200),
    private.rule('reg_unit', 'line', 50),
    private.rule('reg_city', 'line', 100),
    private.rule('reg_state', 'line', 100),
    private.rule('reg_zip_code', 'line', 20),
    private.rule('reg_country', 'line', 100),
    private.rule('same_as_registered', 'boolean'),
    private.rule('op_street', 'line', 200),
    private.rule('op_unit', 'line', 50),
    private.rule('op_city', 'line', 100),
    private.rule('op_state', 'line', 100),
    private.rule('op_zip_code', 'line', 20),
    private.rule('op_country', 'line', 100),
    private.rule('tax_id', 'line', 50),
    private.rule('ein_document_url', 'line', 500),
    private.rule('tax_document_url', 'line', 500)]
  when 'registrant' then array[
    private.rule('firstName', 'line', 100),
    private.rule('lastName', 'line', 100)]
  when 'role' then array[
    private.rule('role', 'choice', min => 1, message => 'Please select a role', choices => '{manager,recruiter,partner_recruiter}')]
  when 'message_template' then array[
    private.rule('name', 'line', 60, 1, 'Name the template'),
    private.rule('body', 'text', 4000, 1, 'Write a message')]
  when 'hiring_step' then array[
    private.rule('name', 'line', 40, 1, 'Name the step'),
    private.rule('length', 'line', 40),
    private.rule('what', 'line', 120)]
  when 'picture' then array[
    private.rule('alt', 'line', 200, 1, 'Describe the picture in a few words for people who can''t see it')]
end;
comment on function private.companies_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
