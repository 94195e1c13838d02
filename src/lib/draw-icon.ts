import { createElement, type SVGProps } from "react";

type Drawing = readonly (readonly [tag: string, attributes: Record<string, string>])[];

/** Makes an icon in the built app (vite.config.ts), as the icons' library does elsewhere. */
export const drawIcon = (drawing: Drawing) => (props: SVGProps<SVGSVGElement>) =>
  createElement(
    "svg",
    {
      ...{ width: 24, height: 24, viewBox: "0 0 24 24", fill: "none", stroke: "currentColor" },
      ...{ strokeLinecap: "round", strokeLinejoin: "round" },
      ...props,
    },
    ...drawing.map(([tag, attributes]) => createElement(tag, attributes)),
  );
