import type { Country } from "./country.ts";

/** An example of another country; select it in operator.ts. */
export const canada: Country = {
  code: "CA",
  spellings: ["canada"],
  currency: "CAD",
  region: "Province or territory",
  postalCode: "Postal code",
  postalCodeAs: {
    pattern: "^[ABCEGHJ-NPRSTVXY][0-9][ABCEGHJ-NPRSTV-Z][ -]?[0-9][ABCEGHJ-NPRSTV-Z][0-9]$",
    message: "Enter a postal code such as M5V 2T6",
  },
  regions: {
    AB: "Alberta",
    BC: "British Columbia",
    MB: "Manitoba",
    NB: "New Brunswick",
    NL: "Newfoundland and Labrador",
    NS: "Nova Scotia",
    NT: "Northwest Territories",
    NU: "Nunavut",
    ON: "Ontario",
    PE: "Prince Edward Island",
    QC: "Quebec",
    SK: "Saskatchewan",
    YT: "Yukon",
  },
  exampleCity: "Toronto, ON",
  hasPlaces: false,
  taxNumber: "Business Number",
  taxNumberInFull: "Business Number",
  taxNumberAs: {
    pattern: "^[0-9]{9}( ?R[CMPTZ] ?[0-9]{4})?$",
    message: "Enter the nine digits of a Business Number, such as 123456789 or 123456789 RT0001",
  },
  taxNumberDocument: "Business Number document",
  taxForm: "GST/HST registration",
};
