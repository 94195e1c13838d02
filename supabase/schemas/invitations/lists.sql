-- Sent invitations, for those who may manage them.

create function private.invitation_state(invitation public.invitations) returns text
language sql stable set search_path = ''
as $$
  select case
    when invitation.status <> 'pending' then invitation.status::text
    when private.is_open(invitation) then 'waiting'
    else 'expired'
  end
$$;
comment on function private.invitation_state is 'SentInvitationState: its status; expired also when its sender may no longer send it.';

create function public.list_invitations(
  p_company_id uuid default null, p_kinds text[] default null, p_state text default null, p_search text default null,
  p_before jsonb default null, p_limit integer default null
) returns jsonb
language plpgsql stable security definer set search_path = ''
as $$
declare
  page_before record;
  words text[] := private.words_asked(p_search);
  is_admin boolean;
  of_company uuid;
  seen_kinds text[];
  sent_kinds text[];
begin
  perform private.require_caller();
  page_before := private.page_key(p_before, 'sentAt');
  is_admin := private.is_admin();
  of_company := coalesce(p_company_id, case when not is_admin then (private.my_membership()).company_id end);
  -- The right depends on kind and company, so it's checked once, not per row.
  seen_kinds := array(
    select kind from unnest('{admin, company, employee, candidate}'::text[]) as kind
    where (p_kinds is null or kind = any (p_kinds)) and (is_admin or private.can_invite(kind, of_company))
  );
  -- Administrators can see a company's invitations, but don't send them.
  sent_kinds := array(select kind from unnest(seen_kinds) as kind where private.can_invite(kind, of_company));
  return (
    -- Counted on the first page only, so later pages read only their rows.
    with seen as not materialized (
      select i as invitation, i.id, i.email, i.role, i.is_held, i.sent_at, i.ended_at, i.accepted_by, private.invitation_kind(i) as kind,
        private.invitation_state(i) as state
      from public.invitations i
      where (i.company_id = of_company or of_company is null and i.company_id is null)
        and private.invitation_kind(i) = any (seen_kinds)
        and (words = '{}' or private.has_words(concat_ws(' ', i.email, private.invitee_name(i), private.invited_company_name(i)), words))
    ), page as (
      select s.id, s.kind, s.email, s.role, s.state, s.is_held, s.sent_at, s.ended_at, private.invitee_name(s.invitation) as name,
        private.invited_company_name(s.invitation) as company_name, private.inviter_name(s.invitation) as sent_by,
        private.invitation_end(s.invitation) as expires_at,
        s.state = 'waiting' and exists (
          select from public.email_outbox o
          where o.data ->> 'invitation_id' = s.id::text and o.sent_at is null and o.attempts > 0 and o.last_error is not null
        ) as is_undelivered,
        case when s.kind = 'company' then (
          select u.company_id from public.company_users u where u.user_id = s.accepted_by order by u.created_at limit 1
        ) end as joined_company_id,
        jsonb_build_object(
          'resend', s.state in ('waiting', 'expired', 'revoked') and s.kind = any (sent_kinds) and not s.is_held,
          'revoke', s.state in ('waiting', 'expired'),
          'release', is_admin and s.is_held) as can
      from seen s
      where case p_state
          when 'waiting' then s.state = 'waiting'
          when 'accepted' then s.state = 'accepted'
          when 'ended' then s.state not in ('waiting', 'accepted')
          else true
        end
        and (s.sent_at, s.id) < (page_before.at, page_before.id)
      order by s.sent_at desc, s.id desc
      limit private.page_limit(p_limit)
    )
    select jsonb_build_object(
      'invitations', (select coalesce(jsonb_agg(p order by p.sent_at desc, p.id desc), '[]') from page p),
      'counts', case when p_before is null then (
        select jsonb_build_object(
          'all', count(*),
          'waiting', count(*) filter (where s.state = 'waiting'),
          'accepted', count(*) filter (where s.state = 'accepted'),
          'ended', count(*) filter (where s.state not in ('waiting', 'accepted'))
        )
        from seen s
      ) end
    )
  );
end
$$;
comment on function public.list_invitations is
  '{invitations: SentInvitation[], counts} (contracts/invitations/invitation.ts): those of a company that the caller may manage (by default their own), or for administrators those of the platform, latest first, without tokens; counts only with the first page. p_state: waiting, accepted, ended or all; p_search: in address, name and company; p_before: {sentAt, id} of the last row shown. SECURITY DEFINER: the table is closed. PT401, PT422 for an unknown page.';

grant execute on function public.list_invitations to authenticated;
