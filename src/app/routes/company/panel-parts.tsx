import type { PanelParts } from "@/applications/company/application-panel";
import { loadLater, toastMissingPart } from "@/components/ui/load-later";

const parts = () => import("@/app/routes/company/application-parts");

/** Shows a part once its code has loaded: a list needs none until an application is opened. */
function later<Given>(name: keyof PanelParts) {
  const Part = loadLater<{ given: Given }>(
    async () => {
      const part = (await parts()).applicationParts[name] as (given: Given) => React.ReactNode;
      return ({ given }) => part(given);
    },
    { onMissing: toastMissingPart },
  );
  return (given: Given) => <Part given={given} />;
}

/** The parts of an application's page, for the panel next to a list. */
export const panelParts: PanelParts = {
  conversation: later("conversation"),
  beside: later("beside"),
  due: later("due"),
  askForOffer: later("askForOffer"),
};
