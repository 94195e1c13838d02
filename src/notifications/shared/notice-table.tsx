import type { ReactNode } from "react";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";

interface NoticeTableProps {
  className?: string;
  children: ReactNode;
}

/** The reader's notification settings in two columns: in the app and by email. */
export const NoticeTable = ({ className, children }: NoticeTableProps) => (
  <Card flush className="overflow-clip">
    <table className={classNames("ticks-t", className)}>
      <caption className="sr-only">What we notify you about, in the app and by email</caption>
      <thead>
        <tr>
          <th scope="col">Notify me about</th>
          <th scope="col">In the app</th>
          <th scope="col">By email</th>
        </tr>
      </thead>
      {children}
    </table>
  </Card>
);
