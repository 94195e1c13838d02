// Notification texts in SQL (schemas/notifications/words.sql), generated from the contracts' catalog.

import { currencySign } from "../../functions/_shared/contracts/money.ts";
import { notificationWords, phrases } from "../../functions/_shared/contracts/notifications/notification-words.ts";
import { country, operator, productName } from "../../functions/_shared/contracts/operator.ts";

const inSql = (text: string): string =>
  text.includes("\n") ? `E'${text.replaceAll("'", "''").replaceAll("\n", "\\n")}'` : `'${text.replaceAll("'", "''")}'`;

const rows = (values: string[][]): string => values.map((row) => `    (${row.map(inSql).join(", ")})`).join(",\n");

const leftOut = Object.entries(operator.pages).flatMap(([page, isOn]) => (isOn ? [] : [page]));

/** The text of schemas/notifications/words.sql. */
export const wordsFile = (): string => `-- Generated from the contracts by \`npm run rules:generate\`.

create function private.operator_word(slot text) returns text
language sql immutable parallel safe set search_path = ''
return case slot
  when 'product' then ${inSql(productName)}
  when 'currency' then ${inSql(currencySign)}
  when 'region' then ${inSql(country.region)}
end;
comment on function private.operator_word is 'Product name, currency symbol and the country''s word for a state, from operator.ts of the contracts. The only source in SQL.';

create function private.is_left_out(page text) returns boolean
language sql immutable parallel safe set search_path = ''
return page = any (${inSql(`{${leftOut}}`)});
comment on function private.is_left_out is 'Whether the operator has turned this page off: pages of operator.ts of the contracts.';

create function private.notification_words(key text, out title text, out message text)
language sql immutable set search_path = ''
as $$
  select words.title, words.message
  from (values
${rows(Object.entries(notificationWords).map(([key, { title, message }]) => [key, title, message]))}
  ) as words (key, title, message)
  where words.key = notification_words.key
$$;
comment on function private.notification_words is 'Templates of a notification: notificationWords of the contracts.';

create function private.phrase_words(key text) returns text
language sql immutable set search_path = ''
as $$
  select words.phrase
  from (values
${rows(Object.entries(phrases))}
  ) as words (key, phrase)
  where words.key = phrase_words.key
$$;
comment on function private.phrase_words is 'The template of a part of a sentence: phrases of the contracts.';
`;
