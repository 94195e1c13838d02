import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

/** A text with "contact support" as a link. */
export function SupportText({ children }: { children: string }) {
  return children.split(/(contact support)/i).map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have nothing else
    <span key={index}>{index % 2 === 0 ? part : <TextLink to={paths.contact()}>{part}</TextLink>}</span>
  ));
}
