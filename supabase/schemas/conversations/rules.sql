-- Generated from the contracts by `npm run rules:generate`.

create function private.conversations_rules(form text) returns private.rule[]
language sql immutable set search_path = ''
return case form
  when 'report' then array[
    private.rule('reason', 'choice', min => 1, message => 'Choose what''s wrong', choices => '{harassment,fraud,spam,off_platform,other}'),
    private.rule('words', 'text', 1000)]
  when 'group_message' then array[
    private.rule('body', 'text', 4000, 1, 'Write a message')]
end;
comment on function private.conversations_rules(text) is 'The field rules of each form, from the schemas of the contracts.';
