import { LegalPage } from "@/marketing/legal/legal-page";
import terms from "@/marketing/legal/terms.md";

export const TermsPage = () => <LegalPage {...terms} />;
