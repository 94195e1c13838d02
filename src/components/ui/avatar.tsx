import { useState } from "react";
import { classNames } from "@/components/ui/class-names";

const tones = ["t-info", "t-warn", "t-plum", "t-sea", "t-good"];

function initials(name: string, shape: "person" | "company"): string {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const letters = shape === "company" ? words.slice(0, 1) : [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters.map((word) => Array.from(word ?? "")[0]?.toUpperCase() ?? "").join("") || "?";
}

function toneOf(name: string): string {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973;
  return tones[sum % tones.length] ?? "t-idle";
}

export interface AvatarProps {
  name: string;
  /** People are round, companies square. */
  shape?: "person" | "company";
  /** sm 24, md 36, lg 56, xl 64 px. */
  size?: "sm" | "md" | "lg" | "xl";
  /** The URL of a company's logo in our own storage; shows the initial without one or if it fails to load. */
  imageUrl?: string;
  className?: string;
}

/** Initials in a color derived from the name. Decorative: the name is next to it. */
export function Avatar({ name, shape = "person", size = "md", imageUrl, className }: AvatarProps) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const shown = imageUrl !== undefined && imageUrl !== failedUrl;
  return (
    <span
      className={classNames(
        "avatar",
        shape === "company" && "co",
        size !== "md" && size,
        !shown && toneOf(name),
        shown && "overflow-hidden border border-line",
        className,
      )}
      aria-hidden="true"
    >
      {shown ? (
        <img
          className="size-full object-contain"
          src={imageUrl}
          alt=""
          loading="lazy"
          onError={() => setFailedUrl(imageUrl)}
        />
      ) : (
        initials(name, shape)
      )}
    </span>
  );
}
