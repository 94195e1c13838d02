import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

/** A text with "contact support" as a link. */
export function SupportText({ children }: { children: string }) {
  const [before, link, after] = children.split(/(contact support)/i);
  return (
    <>
      <span>{before}</span>
      {link && <TextLink to={paths.contact()}>{link}</TextLink>}
      {after && <span>{after}</span>}
    </>
  );
}
