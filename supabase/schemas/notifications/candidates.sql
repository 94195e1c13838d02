-- Emails to candidates, which can be turned off by kind. The bell shows everything anyway.

create function private.candidate_mail_kinds() returns text[]
language sql immutable parallel safe set search_path = ''
return '{application_moves,company_messages,interview_reminders,promised_answers,saved_searches,put_forward}'::text[];
comment on function private.candidate_mail_kinds is 'candidateMailKinds in the order shown; none is in staff_notice_kinds.';

create table private.candidate_mail_settings (
  user_id uuid not null references auth.users (id) on delete cascade,
  kind text not null check (kind = any (private.candidate_mail_kinds()) and kind <> 'saved_searches'),
  by_mail boolean not null,
  primary key (user_id, kind)
);
comment on table private.candidate_mail_settings is 'Kinds of email someone turned off, or on again; without a row they are on.';
alter table private.candidate_mail_settings enable row level security;

create function private.wants_mail(of_user uuid, of_kind text) returns boolean
language plpgsql stable set search_path = ''
as $$
begin
  return case of_kind
    when 'saved_searches' then exists (
      select from private.saved_searches s where s.user_id = of_user and s.frequency <> 'off' and s.deleted_at is null)
    else coalesce((select s.by_mail from private.candidate_mail_settings s where s.user_id = of_user and s.kind = of_kind), true)
  end;
end
$$;
comment on function private.wants_mail is 'Whether a candidate gets emails of a kind; on unless they turned them off.';

create function private.store_candidate_mail(of_user uuid, of_kind text, is_on boolean) returns void
language plpgsql set search_path = ''
as $$
begin
  if of_kind = 'saved_searches' then
    perform private.mail_all_searches(of_user, is_on);
    return;
  end if;
  insert into private.candidate_mail_settings as s (user_id, kind, by_mail)
  values (of_user, of_kind, is_on)
  on conflict (user_id, kind) do update set by_mail = excluded.by_mail;
end
$$;
comment on function private.store_candidate_mail is 'Turns emails of a kind on or off. Safe to repeat.';

create function private.mail_candidate(of_user uuid, kind text, template text, mail_data jsonb) returns void
language plpgsql set search_path = ''
as $$
begin
  -- People added by hand have no account to turn emails off, and get other emails.
  if of_user is not null and private.wants_mail(of_user, kind) then
    perform private.enqueue_email(
      template, (select p.email from public.profiles p where p.id = of_user),
      mail_data || jsonb_build_object('unsubscribe', private.unsubscribe_token(of_user, null, kind)));
  end if;
end
$$;
comment on function private.mail_candidate is
  'Emails a candidate something of a kind (contracts/notifications/notification.ts, candidateMailKinds) unless they turned that kind off, with an unsubscribe link. Used for everything that can be turned off; emails about password, address and representation are always sent, and not through here. mail_data: the template''s data, including path.';
