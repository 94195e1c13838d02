import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface PreviewSheetProps {
  /** The sheet's title, and its button's unless that has a shorter one. */
  title: string;
  action?: string;
  description?: string;
  children: ReactNode;
}

/** A preview next to a form from 1024 px, and a sheet behind a button below. */
export function PreviewSheet({ title, action = title, description, children }: PreviewSheetProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Eye} className="justify-self-start max-sm:w-full lg:hidden" onClick={() => setOpen(true)}>
        {action}
      </Button>
      <Dialog
        open={isOpen}
        onOpenChange={setOpen}
        title={title}
        description={description}
        size="form"
        actions={<Button onClick={() => setOpen(false)}>Close</Button>}
      >
        {children}
      </Dialog>
    </>
  );
}
