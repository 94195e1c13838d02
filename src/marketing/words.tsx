import { Fragment, type ReactNode } from "react";
import { TextLink } from "@/components/ui/text-link";
import { isLeftOut } from "@/config/left-out";

const marks = /\[([^\]]+)\]\(([^)\s]+)\)|\*\*([^*]+)\*\*/g;

/** The targets of a text's links. */
export const linksIn = (text: string): string[] =>
  [...text.matchAll(marks)].flatMap(([, , target]) => (target === undefined ? [] : [target]));

/** A text without the sentences that lead to what the operator has left out. */
const offeredWords = (text: string): string =>
  linksIn(text).some(isLeftOut)
    ? text
        .split(/(?<=[.?!]) /)
        .filter((sentence) => !linksIn(sentence).some(isLeftOut))
        .join(" ")
    : text;

/** A text without its marks, as people search for it. */
export const plainWords = (text: string): string =>
  offeredWords(text).replace(marks, (_, label, _target, strong) => label ?? strong);

/** A written page's text (article.ts), with its links. */
export function Words({ children }: { children: string }) {
  const text = offeredWords(children);
  const parts: ReactNode[] = [];
  let at = 0;
  for (const found of text.matchAll(marks)) {
    const [whole, label, target = "", strong] = found;
    parts.push(text.slice(at, found.index));
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
  parts.push(text.slice(at));
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a sentence have nothing else
  return parts.map((part, index) => <Fragment key={index}>{part}</Fragment>);
}
