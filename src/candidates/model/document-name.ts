interface Named {
  name: string | null;
  path: string;
}

/** What a document is called; one that was stored before names were kept by its kind: "cover-letter.pdf". */
export const documentName = ({ name, path }: Named, kind: string): string =>
  name ?? `${kind}.${path.split(".").at(-1)}`;
