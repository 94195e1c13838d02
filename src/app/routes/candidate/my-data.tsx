import { DeleteAccountCard } from "@/accounts/shared/deletion/delete-account-card";
import { DownloadCard } from "@/accounts/shared/download/download-card";
import { useAuth } from "@/auth/use-auth";
import { MyDataPage } from "@/candidates/candidate/my-data/my-data-page";
import { MailsCard } from "@/candidates/candidate/preferences/mails-card";

export default function MyDataRoute() {
  const { user } = useAuth();
  return (
    <MyDataPage
      mails={user && <MailsCard />}
      download={
        <DownloadCard>
          One ZIP: profile, documents, applications with their answers, conversations, interviews and offers, mails and
          notifications, and who looked. To read (HTML) and for machines (JSON). It is made in your browser.
        </DownloadCard>
      }
      deletion={<DeleteAccountCard of="candidate" />}
    />
  );
}
