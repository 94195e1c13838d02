-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION private.list_of (
  given jsonb
)
  RETURNS jsonb
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE jsonb_typeof(given) WHEN 'array'::text THEN given ELSE '[]'::jsonb END;

CREATE OR REPLACE FUNCTION private.read_culture (
  named jsonb
)
  RETURNS public.culture_value[]
  LANGUAGE sql
  IMMUTABLE
  SET search_path TO ''
RETURN CASE WHEN (named IS NOT NULL) THEN ARRAY(SELECT (value.value)::public.culture_value AS value FROM jsonb_array_elements_text(CASE jsonb_typeof(read_culture.named) WHEN 'array'::text THEN read_culture.named ELSE '[]'::jsonb END) value(value) ORDER BY (value.value)::public.culture_value) ELSE NULL::public.culture_value[] END;

CREATE OR REPLACE FUNCTION public.set_my_preferences (
  p_preferences jsonb
)
  RETURNS jsonb
  LANGUAGE plpgsql
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
declare
  caller uuid := private.require_candidate_account(message => 'Only candidate accounts have preferences');
  culture public.culture_value[];
begin
  perform private.refuse_field_errors(private.preferences_errors(p_preferences));
  culture := private.read_culture(nullif(p_preferences -> 'cultureValues', 'null'));
  if culture is not null then
    perform private.add_candidate_record(caller);
    update public.candidates c set culture_values = culture where c.user_id = caller and c.culture_values <> culture;
  end if;
  insert into private.candidate_preferences (user_id, types, levels, places, is_remote, salary_from)
  values (
    caller,
    array(select t::public.job_type from jsonb_array_elements_text(private.list_of(p_preferences -> 'types')) as t order by 1),
    array(select l::public.experience_level from jsonb_array_elements_text(private.list_of(p_preferences -> 'levels')) as l order by 1),
    private.distinct_texts(coalesce(nullif(p_preferences -> 'places', 'null'), '[]')),
    coalesce((p_preferences ->> 'isRemote')::boolean, false),
    nullif((p_preferences ->> 'salaryFrom')::numeric::integer, 0))
  on conflict (user_id) do update set
    types = excluded.types, levels = excluded.levels, places = excluded.places, is_remote = excluded.is_remote,
    salary_from = excluded.salary_from, updated_at = now();
  return private.preferences_json(caller);
end
$function$;

COMMENT ON FUNCTION "private"."list_of"(jsonb) IS 'A checked list: where nothing was chosen it may be missing, null or an empty text.';

COMMENT ON FUNCTION "private"."read_culture"(jsonb) IS 'A checked list as it is stored: in the order of the list; an empty text is an empty list.';

REVOKE ALL ON FUNCTION "private"."list_of"(jsonb) FROM PUBLIC;
