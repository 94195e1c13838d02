import { type MarkedPart, markAround, markWords } from "@/lib/marked-words";

interface MarkedWordsProps {
  text: string;
  query: string;
}

const shown = (parts: readonly MarkedPart[]) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
  parts.map(({ text, isHit }, index) => (isHit ? <mark key={index}>{text}</mark> : text));

export const MarkedWords = ({ text, query }: MarkedWordsProps) => <>{shown(markWords(text, query))}</>;

export const ResumeLine = ({ text, query }: MarkedWordsProps) => <>Resume: {shown(markAround(text, query))}</>;
