import { DeleteAccountCard } from "@/features/account/deletion/delete-account-card";
import { SecurityPage } from "@/features/account/security/security-page";

export default function AdminSecurityRoute() {
  return <SecurityPage deletion={<DeleteAccountCard of="admin" />} />;
}
