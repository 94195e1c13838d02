import type { Country } from "./country.ts";

/** An example of another country; select it in operator.ts. */
export const canada: Country = {
  code: "CA",
  currency: "CAD",
  region: "Province or territory",
  postalCode: "Postal code",
  taxNumber: "Business Number",
  taxNumberInFull: "Business Number",
  taxNumberDocument: "Business Number document",
  taxForm: "GST/HST registration",
};
