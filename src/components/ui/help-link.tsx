import { TextLink } from "@/components/ui/text-link";

/** Help about what went wrong, in a new tab so that what was typed stays. */
export function HelpLink({ to }: { to: string }) {
  return (
    <TextLink to={to} target="_blank" className="touch">
      Learn more<span className="sr-only"> in a new tab</span>
    </TextLink>
  );
}
