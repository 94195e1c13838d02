import { Link, Mail, Printer } from "lucide-react";
import { copyLink } from "@/components/product/copy-link";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Icon } from "@/components/ui/icon";

interface ShareCardProps {
  /** The subject of an email about it. */
  subject: string;
  url: string;
  /** What the URL contains, and what it doesn't. */
  note: string;
}

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
          Email
        </a>
        <Button icon={Printer} onClick={() => window.print()}>
          Print
        </Button>
      </div>
      <p className="mt-3 text-sm text-ink-muted">{note}</p>
    </Card>
  );
}
