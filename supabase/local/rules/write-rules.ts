// `npm run rules:generate`: writes schemas/<subject>/rules.sql, schemas/notifications/words.sql, plans/limits.sql and foundation/country.sql.
import { writeFileSync } from "node:fs";
import { country } from "../../functions/_shared/contracts/operator.ts";
import { countryFile } from "./country.ts";
import { rulesFile } from "./field-rules.ts";
import { forms } from "./forms.ts";
import { wordsFile } from "./notification-words.ts";
import { limitsFile } from "./plan-limits.ts";

const write = (file: string, text: string) => writeFileSync(new URL(`../../schemas/${file}`, import.meta.url), text);

for (const [subject, named] of Object.entries(forms)) write(`${subject}/rules.sql`, rulesFile(subject, named));
write("notifications/words.sql", wordsFile());
write("plans/limits.sql", limitsFile());
write("foundation/country.sql", countryFile(country));
