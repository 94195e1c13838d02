import { Fragment, type ReactNode } from "react";
import { TextLink } from "@/components/ui/text-link";

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** Where the links of a text lead. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(marks)].flatMap(([, , target]) => (target === undefined ? [] : [target]));

/** A text without its marks, as somebody would look for it. */
export const plainWords = (text: string): string => text.replace(marks, (_, label, _target, strong) => label ?? strong);

/** A text of a written page (article.ts), with its links. */
export function Words({ children }: { children: string }) {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const found of children.matchAll(marks)) {
    const [whole, label, target = "", strong] = found;
    parts.push(children.slice(at, found.index));
    at = found.index + whole.length;
    if (strong !== undefined) parts.push(<b className="font-semibold">{strong}</b>);
    else if (/^[/#]/.test(target)) parts.push(<TextLink to={target}>{label}</TextLink>);
    else
      parts.push(
        <a className="link break-words" href={target}>
          {label}
        </a>,
      );
  }
  parts.push(children.slice(at));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have nothing else
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
