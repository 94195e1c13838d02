import { type ApplicationOrder, applicationOrders } from "@contracts/application";
import { useAddressChoice } from "@/lib/use-address-choice";

const [usual] = applicationOrders;

/** The order of a list of applications; unknown ones mean the usual. */
export function useOrder(): [ApplicationOrder, (order: ApplicationOrder) => void] {
  const [given, choose] = useAddressChoice("order");
  const order = applicationOrders.find((known) => known === given) ?? usual;
  return [order, (next) => choose(next === usual ? null : next)];
}
