import { Fragment } from "react";
import { TextLink } from "@/components/ui/text-link";
import { paths } from "@/config/paths";

/** A text with "contact support" as a link. */
export function SupportText({ children }: { children: string }) {
  return children.split(/(contact support)/i).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have nothing else
      <Fragment key={index}>
        <TextLink to={paths.contact()}>{part}</TextLink>
      </Fragment>
    ),
  );
}
