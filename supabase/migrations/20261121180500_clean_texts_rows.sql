-- Stored texts as the checks of the next migration want them: clean, names and places in one line, links to public names only. Comes before it, with copies of its functions. Safe to repeat.

create function pg_temp.cut_marks(value text) returns text language sql immutable as $$
  select regexp_replace(
    value,
    replace('((?:<mark>{250}){4})<mark>+', '<mark>',
      '[\u0300-\u036f\u0483-\u0487\u0591-\u1dff\u200c\u200d\u20d0-\u20ff\u2ce0-\u2dff\u302a-\u3034\u3099\u309a\ua66f-\ua69f\ua6f0-\uabff\ufb1e\ufe00-\ufe2f\U00010000-\U0001efff\U000e0100-\U000e01ef]'),
    '\1', 'g')
$$;

create function pg_temp.clean_text(value text) returns text language sql immutable as $$
  select normalize(regexp_replace(
    normalize(pg_temp.cut_marks(regexp_replace(
      translate(regexp_replace(value, '\r\n?|[\u000b\u000c\u0085\u2028\u2029]', E'\n', 'g'), E'\t', ' '),
      '['
        '\u0001-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5\u180e'
        '\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff0-\ufffc'
        '\U0001bca0-\U0001bca3\U0001d173-\U0001d17a\U000e0000-\U000e00ff\U000e01f0-\U000e0fff'
      ']', '', 'g'
    )), NFC),
    replace(
      '('
        '[\u0590-\u180a\u1810-\u1cff\u2600-\u27bf\u3400-\u9fff\ua800-\uabff\uf900-\ufaff\ufb1d-\ufdff\ufe70-\ufefc'
        '\U00010a00-\U00011fff\U0001e900-\U0001e95f\U0001f000-\U0001faff\U00020000-\U0003ffff]'
      '\ufe0f?<joiner>)<joiner>*|<joiner>+',
      '<joiner>', '[\u180b-\u180d\u180f\u200c\u200d\ufe00-\ufe0f\U000e0100-\U000e01ef]'),
    '\1', 'g'
  ), NFC)
$$;

create function pg_temp.clean_line(value text) returns text language sql immutable as $$
  select btrim(regexp_replace(pg_temp.clean_text(value), '\n+', ' ', 'g'))
$$;

-- What a required field holds when nothing to be seen is left of it.
create function pg_temp.required(cleaned text, value text) returns text language sql immutable as $$
  select case when char_length(btrim(cleaned)) >= least(char_length(value), 2) then cleaned else 'Unreadable' end
$$;
create function pg_temp.clean_required_text(value text) returns text language sql immutable as $$
  select pg_temp.required(pg_temp.clean_text(value), value)
$$;
create function pg_temp.clean_required_line(value text) returns text language sql immutable as $$
  select pg_temp.required(pg_temp.clean_line(value), value)
$$;

create function pg_temp.clean_lines(items text[]) returns text[] language sql immutable as $$
  select coalesce(array_agg(pg_temp.clean_line(item) order by place) filter (where pg_temp.clean_line(item) <> ''), '{}')
  from unnest(items) with ordinality as given (item, place)
$$;

create function pg_temp.clean_email(value text) returns text language sql immutable as $$
  select case when pg_temp.clean_line(value) ~ '^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$' then pg_temp.clean_line(value) end
$$;

-- Without user name and password; null where it leads to no public name.
create function pg_temp.clean_link(value text) returns text language sql immutable as $$
  select case when link ~ (
      '^[Hh][Tt][Tt][Pp][Ss]?://'
      || replace(
        '([<letters>0-9_]([<letters>0-9_\-]{0,61}[<letters>0-9_])?\.)+([<letters>]{2,63}|[Xx][Nn]--[A-Za-z0-9\-]{1,59})',
        '<letters>', 'A-Za-z\u00c0-\u167f\u1681-\u1fff\u2c00-\u2dff\u3005-\u3007\u3040-\ud7ff\uf900-\ufdff\ufe70-\ufefc\U00010000-\U0003ffff')
      || '(:[0-9]{1,5})?([/?#][^\s<>"\\]*)?$')
    and link !~* '^[^:]+://[^/?#:]*\.(localhost|local|localdomain|internal|lan|arpa)(:|/|\?|#|$)'
    and substring(link from '^[^:]+://[^/?#]*') is nfkc normalized
  then link end
  from regexp_replace(pg_temp.clean_line(value), '^([^:/]+://)[^/?#\\]*@', '\1') as link
$$;

-- Invitations keep their forms as JSON; acceptance writes them into the tables.
create function pg_temp.clean_form(form jsonb) returns jsonb language plpgsql immutable as $$
begin
  return (
    select jsonb_object_agg(key, case
      when jsonb_typeof(value) = 'object' then pg_temp.clean_form(value)
      when jsonb_typeof(value) = 'array' then to_jsonb(pg_temp.clean_lines(array(select jsonb_array_elements_text(value))))
      when jsonb_typeof(value) <> 'string' then value
      when key in ('bio', 'message', 'managementTerms') then to_jsonb(pg_temp.clean_text(value #>> '{}'))
      else to_jsonb(pg_temp.clean_line(value #>> '{}')) end)
    from jsonb_each(form)
  );
end
$$;

do $$
declare
  field record;
begin
  for field in
    select kind, split_part(name, '.', 1) as of_table, split_part(name, '.', 2) as of_column
    from (values
      ('clean_required_line', array[
        'companies.name', 'companies.industry', 'companies.location', 'jobs.title', 'jobs.location', 'job_questions.question']),
      ('clean_required_text', array['jobs.description']),
      ('clean_line', array[
        'companies.dba_name', 'companies.primary_contact_name', 'companies.primary_contact_phone', 'companies.primary_contact_alt_phone',
        'companies.secondary_contact_name', 'companies.secondary_contact_phone', 'companies.secondary_contact_alt_phone',
        'companies.reg_street', 'companies.reg_unit', 'companies.reg_city', 'companies.reg_state', 'companies.reg_zip_code',
        'companies.reg_country', 'companies.op_street', 'companies.op_unit', 'companies.op_city', 'companies.op_state',
        'companies.op_zip_code', 'companies.op_country', 'companies.tax_id',
        'company_users.first_name', 'company_users.last_name', 'company_users.phone',
        'candidates.first_name', 'candidates.last_name', 'candidates.phone', 'candidates.alternate_phone', 'candidates.title',
        'candidates.street', 'candidates.unit', 'candidates.city', 'candidates.state', 'candidates.zip_code', 'candidates.country',
        'jobs.experience_required', 'jobs.education_required', 'job_application_answers.question']),
      ('clean_text', array[
        'companies.description', 'companies.rejection_reason', 'candidates.bio', 'candidates.management_terms',
        'job_application_answers.answer', 'invitations.management_terms']),
      ('clean_lines', array[
        'candidates.skills', 'jobs.locations', 'jobs.skills_required', 'jobs.preferred_skills', 'jobs.requirements', 'job_questions.options']),
      ('clean_email', array[
        'companies.primary_contact_email', 'companies.primary_contact_alt_email', 'companies.secondary_contact_email',
        'companies.secondary_contact_alt_email', 'company_users.email']),
      ('clean_link', array[
        'companies.website', 'companies.linkedin_url', 'companies.twitter_url', 'companies.facebook_url', 'companies.instagram_url',
        'candidates.portfolio_url', 'candidates.github_url', 'candidates.linkedin_url']),
      ('clean_form', array['invitations.candidate_data', 'invitations.company_data'])
    ) as kinds (kind, names), unnest(names) as name
  loop
    execute format(
      'update public.%I set %2$I = pg_temp.%3$I(%2$I) where %2$I is distinct from pg_temp.%3$I(%2$I)',
      field.of_table, field.of_column, field.kind);
  end loop;
end
$$;
