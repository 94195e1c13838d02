import { useAuth } from "@/auth/use-auth";
import { DeleteAccountCard } from "@/features/account/deletion/delete-account-card";
import { DownloadCard } from "@/features/account/download/download-card";
import { MyDataPage } from "@/features/candidate/my-data/my-data-page";
import { MailsCard } from "@/features/candidate/preferences/mails-card";

export default function MyDataRoute() {
  const { user } = useAuth();
  return (
    <MyDataPage
      mails={user && <MailsCard userId={user.id} />}
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
