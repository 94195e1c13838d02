-- Written by `npm run db:migration` from supabase/schemas.
set local check_function_bodies = off;

CREATE OR REPLACE FUNCTION public.list_skill_spellings()
  RETURNS jsonb
  LANGUAGE plpgsql
  STABLE
  SECURITY DEFINER
  SET search_path TO ''
  AS $function$
begin
  perform private.require_caller();
  return (
    select coalesce(jsonb_agg(known.spellings), '[]')
    from (
      select jsonb_build_array(s.name) || coalesce(jsonb_agg(a.written order by a.written) filter (where a.written <> s.name), '[]') as spellings
      from private.skills s
      left join private.skill_aliases a on a.skill = s.key
      group by s.key
      order by s.key
    ) as known
  );
end
$function$;

COMMENT ON FUNCTION "public"."list_skill_spellings"() IS 'SkillSpellings[] (contracts/skills.ts): the whole vocabulary, of each skill its name and then its other spellings, so that a browser finds skills in a text it sends nowhere. PT401.';

REVOKE ALL ON FUNCTION "public"."list_skill_spellings"() FROM PUBLIC;

GRANT EXECUTE ON FUNCTION "public"."list_skill_spellings"() TO "authenticated";
