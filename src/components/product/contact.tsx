import { type LucideIcon, Mail, MapPin, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { EmailText } from "@/components/product/email-text";
import { Icon } from "@/components/ui/icon";
import { phoneLink } from "@/lib/phone-link";

function Way({ icon, href, children }: { icon: LucideIcon; href?: string; children: ReactNode }) {
  const look = "wrap-anywhere inline-flex min-w-0 items-center gap-1.5 py-1 text-ink-muted max-md:min-h-touch";
  const content = (
    <>
      <Icon icon={icon} size="sm" className="text-ink-subtle" />
      <span className="min-w-0">{children}</span>
    </>
  );
  return href ? (
    <a className={`${look} hover:text-ink`} href={href}>
      {content}
    </a>
  ) : (
    <span className={look}>{content}</span>
  );
}

interface ContactProps {
  email: string;
  phone: string | null;
  place?: string;
}

export const Contact = ({ email, phone, place }: ContactProps) => (
  <div className="flex min-w-0 flex-wrap gap-x-5 max-md:-my-2 max-md:w-full">
    <Way icon={Mail} href={`mailto:${email}`}>
      <EmailText>{email}</EmailText>
    </Way>
    {phone && (
      <Way icon={Phone} href={phoneLink(phone)}>
        {phone}
      </Way>
    )}
    {place && <Way icon={MapPin}>{place}</Way>}
  </div>
);
