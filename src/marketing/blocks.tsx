import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { Block } from "@/marketing/article";
import { Words } from "@/marketing/words";

interface BlocksProps {
  blocks: readonly Block[];
  /** Shows the screen a step is done on, by its name. */
  picture?: (name: string, text: string) => ReactNode;
}

function BlockBody({ block, picture }: { block: Block } & Pick<BlocksProps, "picture">) {
  if (typeof block === "string") {
    return (
      <p>
        <Words>{block}</Words>
      </p>
    );
  }
  if ("list" in block) {
    return (
      <ul>
        {block.list.map((words) => (
          <li key={words}>
            <Words>{words}</Words>
          </li>
        ))}
      </ul>
    );
  }
  if ("steps" in block) {
    return (
      <ol>
        {block.steps.map((step) => (
          <li key={step.words}>
            <Words>{step.words}</Words>
            {step.picture && picture?.(step.picture.name, step.picture.text)}
          </li>
        ))}
      </ol>
    );
  }
  if ("facts" in block) {
    return (
      <dl>
        {block.facts.map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Words>{words}</Words>
            </dd>
          </div>
        ))}
      </dl>
    );
  }
  return (
    <Notice>
      <Words>{block.note}</Words>
    </Notice>
  );
}

/** The blocks of a written page. */
export const Blocks = ({ blocks, picture }: BlocksProps) =>
  blocks.map((block, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what is written never changes its order
    <BlockBody key={index} block={block} {...(picture && { picture })} />
  ));
