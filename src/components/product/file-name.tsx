/** A file's name on one line; if too long, the middle is cut, never the extension. */
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
