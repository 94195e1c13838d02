-- Invites many candidates from a list: previews what happens to each line, and checks again when sending.
-- SECURITY DEFINER: the table is closed.

create function private.import_problem(errors jsonb) returns text
language plpgsql immutable set search_path = ''
as $$
begin
  return (
    select string_agg(
      -- Messages that don't name their field get a prefix.
      case when problem like 'Use %' then field.label || ': ' || lower(left(problem, 1)) || substr(problem, 2) else problem end,
      '; ' order by field.place)
    from jsonb_each_text(errors) as given (key, problem)
    left join (values
      (1, 'firstName', 'First name'), (2, 'lastName', 'Last name'), (3, 'email', 'Email'), (4, 'title', 'Title'), (5, 'phoneNumber', 'Phone'),
      (6, 'skills', 'Skills'), (7, 'address.city', 'City'), (8, 'address.state', private.operator_word('region')), (9, 'address.country', 'Country')
    ) as field (place, key, label) on field.key = given.key
  );
end
$$;
comment on function private.import_problem is 'Errors to fix in a line, in column order; null without errors.';

create function private.imported_id(request uuid, invitee text) returns uuid
language sql immutable set search_path = ''
return md5(request::text || invitee)::uuid;
comment on function private.imported_id is 'The invitation id that an import assigns to an address, so that repeating the import finds it.';

create function private.import_outcomes(of_company uuid, rows jsonb, request uuid default null)
returns table (line integer, invitee text, candidate_data jsonb, fate text, words text)
language plpgsql stable rows 100 set search_path = ''
as $$
declare
  item jsonb;
  place bigint;
  known record;
  sent_today bigint;
  sent_to jsonb;
  first_lines jsonb := '{}';
  planned integer := 0;
begin
  if rows is null or jsonb_typeof(rows) <> 'array' or jsonb_array_length(rows) = 0 then
    perform private.refuse_field_errors('{"rows": "The file has no lines to import"}');
  elsif jsonb_array_length(rows) > 500 then
    perform private.refuse_field_errors('{"rows": "Import at most 500 lines at once"}');
  end if;
  select coalesce(sum(n), 0), coalesce(jsonb_object_agg(email, n), '{}') into sent_today, sent_to
  from (
    select coalesce(l.details ->> 'email', '') as email, count(*) as n
    from public.audit_log l
    where l.actor_id = auth.uid() and l.action = 'invitation.sent' and l.created_at > now() - interval '1 day'
    group by 1
  ) as sent;
  for item, place in select * from jsonb_array_elements(rows) with ordinality loop
    line := case when pg_input_is_valid(item ->> 'line', 'integer') then (item ->> 'line')::integer else place end;
    invitee := lower(private.trimmed(item ->> 'email'));
    candidate_data := null;
    words := private.import_problem(private.candidate_data_errors(item) || private.field_errors(item, private.invitations_rules('email')));
    if words is not null then
      fate := 'invalid';
    elsif first_lines ? invitee then
      fate := 'twice';
      words := format('Same email as line %s, skipped', first_lines ->> invitee);
    elsif exists (
      select from public.invitations i where i.id = private.imported_id(request, invitee) and i.invited_by_user_id = auth.uid()
    ) then
      first_lines := first_lines || jsonb_build_object(invitee, line);
      fate := 'invite';
      words := 'Will get an invitation';
    else
      first_lines := first_lines || jsonb_build_object(invitee, line);
      known := private.known_invitee('candidate', invitee, of_company);
      if known.known_as = 'candidate' then
        fate := 'known';
        words := 'Already your candidate, skipped';
      elsif known.known_as = 'blocked' then
        fate := 'invited';
        words := 'Messages with them are blocked, skipped';
      elsif known.known_as = 'held' then
        fate := 'invited';
        words := 'An administrator revoked their invitation, skipped';
      elsif known.known_as is not null then
        fate := 'invited';
        words := format('Invited on %s, skipped', private.day_in_words(known.invited_at));
      else
        -- A list is one act, so the per-minute limit doesn't apply to its lines.
        case private.invitation_rate_passed(0, sent_today, coalesce((sent_to ->> invitee)::bigint, 0))
          when 'day' then
            fate := 'tomorrow';
            words := 'Over your limit of 200 invitations a day. Send it tomorrow';
          when 'address' then
            fate := 'tomorrow';
            words := 'You''ve sent them 5 invitations today. Send another one tomorrow';
          else
            if private.has_room(of_company, 'monthly_invitations', planned + 1) then
              fate := 'invite';
              words := 'Will get an invitation';
              sent_today := sent_today + 1;
              planned := planned + 1;
              candidate_data := private.clean_candidate_data(item);
            else
              fate := 'next_month';
              words := private.plan_refusal(of_company, 'monthly_invitations');
            end if;
        end case;
      end if;
    end if;
    return next;
  end loop;
end
$$;
comment on function private.import_outcomes is
  'The outcome for each line of an import, in order: invite (with clean candidateData, unless this import already sent it), known, invited, twice, invalid, tomorrow or next_month, and the same as text. Callers have checked the right to invite. Makes the same checks as create_invitation, and reveals nothing else about an address (RULES: Invitations). PT422 for no lines or more than 500.';

create function private.import_outcomes_json(fates jsonb) returns jsonb
language sql immutable set search_path = ''
begin atomic
  select coalesce(jsonb_agg(jsonb_build_object('line', f -> 'line', 'fate', f -> 'fate', 'words', f -> 'words') order by place), '[]')
  from jsonb_array_elements(fates) with ordinality as listed (f, place);
end;
comment on function private.import_outcomes_json is 'ImportFate[] (contracts/invitations/invitation.ts) of private.import_outcomes.';

create function public.check_candidate_import(p_rows jsonb, p_company_id uuid default null) returns jsonb
-- VOLATILE: the right to invite is checked under a lock.
language plpgsql volatile security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  of_company uuid := private.inviting_company('candidate', p_company_id::text);
begin
  return (select private.import_outcomes_json(jsonb_agg(f)) from private.import_outcomes(of_company, p_rows) as f);
end
$$;
comment on function public.check_candidate_import is
  'ImportFate[] (contracts/invitations/invitation.ts): what import_candidates would do with each line now; nothing is sent. p_rows: ImportRow[], at most 500. PT401, PT403 without the right or while the company isn''t live, PT404, PT422.';

create function public.import_candidates(
  p_rows jsonb, p_terms text default null, p_company_id uuid default null, p_id uuid default null
) returns jsonb
language plpgsql security definer set search_path = ''
as $$
declare
  caller uuid := private.require_caller();
  of_company uuid := private.inviting_company('candidate', p_company_id::text);
  terms jsonb := jsonb_build_object('managementTerms', p_terms);
  fates jsonb;
  one jsonb;
begin
  perform private.refuse_field_errors(private.field_errors(terms, private.invitations_rules('candidate')));
  terms := private.clean_fields(terms, private.invitations_rules('candidate'));
  perform private.lock_sender();
  -- In a fixed order, so that two senders with the same people don't deadlock.
  perform private.lock_invitee(address.email)
  from (
    select distinct lower(private.trimmed(item ->> 'email')) as email
    from jsonb_array_elements(case jsonb_typeof(p_rows) when 'array' then p_rows else '[]' end) as item
    order by email
    limit 500
  ) as address
  where address.email <> '';
  perform private.hold_plan(of_company);
  fates := (select jsonb_agg(f) from private.import_outcomes(of_company, p_rows, p_id) as f);
  for one in select f from jsonb_array_elements(fates) as f where f ->> 'fate' = 'invite' and f -> 'candidate_data' <> 'null' loop
    perform private.announce_invitation(
      private.add_invitation(
        'candidate', one ->> 'invitee', of_company, terms || jsonb_build_object('candidateData', one -> 'candidate_data'),
        private.imported_id(p_id, one ->> 'invitee')),
      held => false);
  end loop;
  return jsonb_build_object(
    'sent', (select count(*) from jsonb_array_elements(fates) as f where f ->> 'fate' = 'invite'),
    'fates', private.import_outcomes_json(fates));
end
$$;
comment on function public.import_candidates is
  'Invites everyone in the list who can be invited, with the same terms, in one transaction, by email through the outbox: {sent, fates} (contracts/invitations/invitation.ts). Safe to repeat: people already invited are skipped; with the same p_id, made up by the caller, the response is the same too. p_rows and errors as in check_candidate_import; PT422 for terms.';

grant execute on function public.check_candidate_import, public.import_candidates to authenticated;
