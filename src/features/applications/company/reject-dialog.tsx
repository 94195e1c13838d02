import type { Rejection } from "@contracts/application";

interface RejectDialogProps {
  people: { id: string; name: string }[];
  onReject: (rejection: Rejection) => void;
  onClose: () => void;
}

export function RejectDialog(_props: RejectDialogProps) {
  return null;
}
