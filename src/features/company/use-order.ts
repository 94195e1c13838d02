import { applicationOrders } from "@contracts/application";
import { useChoiceInAddress } from "@/lib/use-address-choice";

/** The order of a list of applications; unknown ones mean the usual. */
export const useOrder = () => useChoiceInAddress("order", applicationOrders);
