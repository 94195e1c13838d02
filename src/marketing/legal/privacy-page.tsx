import { LegalPage } from "@/marketing/legal/legal-page";
import privacy from "@/marketing/legal/privacy.md";

/** /privacy */
export const PrivacyPage = () => <LegalPage {...privacy} />;
