import cookies from "@/marketing/legal/cookies.md";
import { LegalPage } from "@/marketing/legal/legal-page";

/** /cookies */
export const CookiesPage = () => <LegalPage {...cookies} />;
