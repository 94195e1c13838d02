import { LegalPage } from "@/marketing/legal/legal-page";
import privacy from "@/marketing/legal/privacy.md";

export const PrivacyPage = () => <LegalPage {...privacy} />;
