import { formatDate } from "@/lib/format-date";

export const PostDay = ({ on }: { on: string }) => (
  <p className="text-ink-subtle text-sm">
    <time dateTime={on}>{formatDate(on)}</time>
  </p>
);
