import { PageTitle } from "@/components/feedback/page-title";
import { DeleteAccountCard } from "@/features/account/deletion/delete-account-card";
import { DownloadCard } from "@/features/account/download/download-card";

export default function MyDataRoute() {
  return (
    <div className="wrap grid gap-5 pt-5 md:pt-8">
      <PageTitle>My data</PageTitle>
      <DownloadCard>
        One ZIP: profile, documents, applications with their answers, mails and notifications, and who looked. To read
        (HTML) and for machines (JSON). It is made in your browser.
      </DownloadCard>
      <DeleteAccountCard of="candidate" />
    </div>
  );
}
