// `npm run rules:generate`: writes schemas/<subject>/rules.sql.
import { writeFileSync } from "node:fs";
import { rulesFile } from "./field-rules.ts";
import { forms } from "./forms.ts";

for (const [subject, named] of Object.entries(forms)) {
  writeFileSync(new URL(`../../schemas/${subject}/rules.sql`, import.meta.url), rulesFile(subject, named));
}
