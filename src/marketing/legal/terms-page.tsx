import { LegalPage } from "@/marketing/legal/legal-page";
import terms from "@/marketing/legal/terms.md";

/** /terms */
export const TermsPage = () => <LegalPage {...terms} />;
