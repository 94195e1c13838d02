import { privacy } from "@/features/marketing/privacy";
import { ReadingPage } from "@/features/marketing/reading-page";

/** /privacy */
export const PrivacyPage = () => <ReadingPage {...privacy()} />;
