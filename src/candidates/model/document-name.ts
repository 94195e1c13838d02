interface Named {
  name: string | null;
  path: string;
}

/** A document's name; by kind for those stored before names were kept: "cover-letter.pdf". */
export const documentName = ({ name, path }: Named, kind: string): string =>
  name ?? `${kind}.${path.split(".").at(-1)}`;
