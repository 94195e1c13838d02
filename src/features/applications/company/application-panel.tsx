import type { CompanyApplicationDetail } from "@contracts/application";
import type { ReactNode } from "react";

interface ApplicationPanelProps {
  id: string;
  place: { position: number; total: number } | null;
  onPrevious?: () => void;
  onNext?: () => void;
  onClose: () => void;
  notes?: (application: CompanyApplicationDetail) => ReactNode;
}

export function ApplicationPanel(_props: ApplicationPanelProps) {
  return null;
}
