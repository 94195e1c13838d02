import { useSiteSettings } from "@/lib/site-settings";
import { useOperatorInWords } from "@/marketing/operator";
import { privacy } from "@/marketing/privacy";
import { ReadingPage } from "@/marketing/reading-page";

/** /privacy */
export const PrivacyPage = () => <ReadingPage {...privacy(useOperatorInWords(), useSiteSettings().retention)} />;
