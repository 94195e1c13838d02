import { randomUUID } from "node:crypto";
import { sql } from "./accounts.ts";
import { openDay } from "./dates.ts";

/** An open offer with some days left (openDay), inserted without the procedure. */
export const openOffer = (applicationId: string, days = 10) =>
  sql`
    insert into private.offers (id, application_id, made_by_name, salary, salary_period, starts_on, answer_by)
    values (${randomUUID()}, ${applicationId}, 'Olive', 1, 'year', current_date, ${openDay(days)})`;
