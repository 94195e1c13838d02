import type { PanelParts } from "@/applications/company/application-panel";
import { loadLater, tellMissingPart } from "@/components/ui/load-later";

const parts = () => import("@/app/routes/company/application-parts");

/** Shows one of the parts once their code is there: a list needs none of it before somebody is opened. */
function later<Given>(name: keyof PanelParts) {
  const Part = loadLater<{ given: Given }>(
    async () => {
      const part = (await parts()).applicationParts[name] as (given: Given) => React.ReactNode;
      return ({ given }) => part(given);
    },
    { onMissing: tellMissingPart },
  );
  return (given: Given) => <Part given={given} />;
}

/** The same as on the page of an application, for the panel beside a list. */
export const panelParts: PanelParts = {
  conversation: later("conversation"),
  beside: later("beside"),
  due: later("due"),
  askForOffer: later("askForOffer"),
};
