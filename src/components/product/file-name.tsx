/** A file's name on one line; when it is too long the middle goes, never the ending. */
export function FileName({ name }: { name: string }) {
  const dot = name.lastIndexOf(".");
  const cut = dot > 0 ? dot : name.length;
  return (
    <span className="filename" title={name}>
      <span>{name.slice(0, cut)}</span>
      <span>{name.slice(cut)}</span>
    </span>
  );
}
