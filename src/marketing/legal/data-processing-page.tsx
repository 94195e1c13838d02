import dataProcessing from "@/marketing/legal/data-processing.md";
import { LegalPage } from "@/marketing/legal/legal-page";

export const DataProcessingPage = () => <LegalPage {...dataProcessing} />;
