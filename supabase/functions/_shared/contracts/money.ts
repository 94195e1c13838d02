import type { PayPeriod } from "./enums.ts";
import { country } from "./operator.ts";

const whole = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: country.currency,
  maximumFractionDigits: 0,
});
const exact = new Intl.NumberFormat("en-US", { style: "currency", currency: country.currency });

/** "$": goes before an amount. */
export const currencySign = whole.formatToParts(0).find(({ type }) => type === "currency")?.value ?? country.currency;

/** "$138,000", "$24.50". */
export const formatMoney = (amount: number): string => (Number.isInteger(amount) ? whole : exact).format(amount);

const periodWords = { year: "", hour: " an hour" } as const satisfies Record<PayPeriod, string>;

interface Pay {
  salary_min?: number | null | undefined;
  salary_max?: number | null | undefined;
  pay_period?: PayPeriod | undefined;
}

/** "$138,000–$165,000", "$24.50–$29 an hour", or "" unless both ends are known. Per year is implied. */
export const formatPay = ({ salary_min: min, salary_max: max, pay_period = "year" }: Pay): string =>
  typeof min === "number" && typeof max === "number"
    ? `${formatMoney(min)}${max === min ? "" : `–${formatMoney(max)}`}${periodWords[pay_period]}`
    : "";

/** The same, also with one known end: "From $24.50 an hour". */
export function formatKnownPay(pay: Pay): string {
  const { salary_min: min, salary_max: max, pay_period = "year" } = pay;
  if (typeof min === "number" && typeof max === "number") return formatPay(pay);
  if (typeof min === "number") return `From ${formatMoney(min)}${periodWords[pay_period]}`;
  return typeof max === "number" ? `Up to ${formatMoney(max)}${periodWords[pay_period]}` : "";
}
