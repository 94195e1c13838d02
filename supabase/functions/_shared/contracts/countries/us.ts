import type { Country } from "./country.ts";

export const unitedStates: Country = {
  code: "US",
  currency: "USD",
  region: "State",
  postalCode: "ZIP code",
  taxNumber: "Tax ID",
  taxNumberInFull: "Tax ID / EIN",
  taxNumberDocument: "EIN document",
  taxForm: "IRS Form 2553",
};
