import { DeleteAccountCard } from "@/accounts/shared/deletion/delete-account-card";
import { SecurityPage } from "@/accounts/shared/security/security-page";

export default function AdminSecurityRoute() {
  return <SecurityPage deletion={<DeleteAccountCard of="admin" />} />;
}
