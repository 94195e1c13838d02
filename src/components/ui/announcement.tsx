import { Megaphone, X } from "lucide-react";
import { ExternalLink } from "@/components/ui/external-link";
import { Icon } from "@/components/ui/icon";
import { IconButton } from "@/components/ui/icon-button";
import { TextLink } from "@/components/ui/text-link";

interface AnnouncementProps {
  text: string;
  /** A page of the site, or a web address. */
  link?: string | null | undefined;
  linkWords?: string | null | undefined;
  onClose?: () => void;
}

/** One line over a page. */
export function Announcement({ text, link, linkWords, onClose }: AnnouncementProps) {
  const isPage = link?.startsWith("/");
  return (
    <div className="announce no-print">
      <Icon icon={Megaphone} />
      <p className="min-w-0 break-words">
        {text}{" "}
        {link &&
          linkWords &&
          (isPage ? <TextLink to={link}>{linkWords}</TextLink> : <ExternalLink href={link}>{linkWords}</ExternalLink>)}
      </p>
      {onClose && <IconButton icon={X} label="Close the announcement" onClick={onClose} />}
    </div>
  );
}
