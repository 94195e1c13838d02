import { Link, Mail, Printer } from "lucide-react";
import { copyLink } from "@/components/product/copy-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";

interface ShareCardProps {
  /** What a mail about it is called. */
  subject: string;
  url: string;
  /** What the address carries, and what it does not. */
  note: string;
}

/** Passes on the address of the page, by hand, by mail or on paper. */
export function ShareCard({ subject, url, note }: ShareCardProps) {
  const mail = `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(url)}`;
  return (
    <Card title="Share" className="no-print">
      <div className="share">
        <Button icon={Link} onClick={() => void copyLink(url)}>
          Link
        </Button>
        <a className="btn btn-secondary" href={mail}>
          <Icon icon={Mail} />
          Mail
        </a>
        <Button icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-muted">{note}</p>
    </Card>
  );
}
