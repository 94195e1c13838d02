import cookies from "@/marketing/legal/cookies.md";
import { LegalPage } from "@/marketing/legal/legal-page";

export const CookiesPage = () => <LegalPage {...cookies} />;
