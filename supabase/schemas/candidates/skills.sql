-- Saves one skill of the caller's profile at a time, as the first screen does.
-- SECURITY DEFINER: clients can't write candidates.

create function public.set_profile_skill(p_skill text, p_has boolean) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_candidate_account();
  wanted text := private.trimmed(p_skill);
  mine public.candidates;
begin
  perform private.refuse_field_errors(private.profile_errors(jsonb_build_object('skills', jsonb_build_array(coalesce(wanted, '')))));
  perform private.refuse_field_errors('{"skills": "Type a skill"}') where coalesce(wanted, '') = '';
  -- As in add_ticks_to_profile.
  perform private.hold_vocabulary();
  perform private.add_candidate_record(caller);
  select * into mine from public.candidates c where c.user_id = caller for update;
  if not coalesce(p_has, false) then
    mine.skills := array(
      select s.skill from unnest(mine.skills) with ordinality as s (skill, place)
      where private.plain_key(s.skill) <> private.plain_key(wanted) order by s.place);
  elsif not exists (select from unnest(mine.skills) as s (skill) where private.plain_key(s.skill) = private.plain_key(wanted)) then
    perform private.refuse_field_errors('{"skills": "Use at most 50 skills"}') where cardinality(mine.skills) >= 50;
    mine.skills := mine.skills || wanted;
  end if;
  update public.candidates c set skills = mine.skills where c.id = mine.id and c.skills <> mine.skills;
  select * into mine from public.candidates c where c.id = mine.id;
  return private.candidate_json(mine);
end
$$;
comment on function public.set_profile_skill is
  'Adds a skill to the caller''s profile, as written, unless it is already there, or removes it; returns Candidate. Safe to repeat. PT401, PT403 for other accounts, PT422 by field.';

grant execute on function public.set_profile_skill to authenticated;
