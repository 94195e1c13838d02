import { privacy } from "@/marketing/privacy";
import { ReadingPage } from "@/marketing/reading-page";

/** /privacy */
export const PrivacyPage = () => <ReadingPage {...privacy()} />;
