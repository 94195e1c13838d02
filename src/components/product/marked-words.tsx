import { type MarkedPart, markAround, markWords } from "@/lib/marked-words";

interface MarkedWordsProps {
  text: string;
  query: string;
}

const shown = (parts: readonly MarkedPart[]) =>
  parts.map(({ text, isHit }, index) => {
    const Part = isHit ? "mark" : "span";
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text keep their order
    return <Part key={index}>{text}</Part>;
  });

export const MarkedWords = ({ text, query }: MarkedWordsProps) => <>{shown(markWords(text, query))}</>;

export const ResumeLine = ({ text, query }: MarkedWordsProps) => (
  <>
    <span>Resume: </span>
    {shown(markAround(text, query))}
  </>
);
