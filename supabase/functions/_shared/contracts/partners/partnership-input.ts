import * as z from "zod/mini";
import { id } from "../text.ts";

const missing = "Please select both companies";

/** Two future partner companies; sharing starts off. */
export const partnershipSchema = z.object({ company_a_id: id(missing), company_b_id: id(missing) }).check(
  z.refine(({ company_a_id, company_b_id }) => company_a_id !== company_b_id, {
    error: "A company cannot partner with itself",
    path: ["company_b_id"],
  }),
);
export type PartnershipInput = z.infer<typeof partnershipSchema>;
