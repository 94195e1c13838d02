import { Eye } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";

interface PreviewSheetProps {
  /** Of the sheet, and of its button unless that says it shorter. */
  title: string;
  action?: string;
  description?: string;
  children: ReactNode;
}

/** What is shown next to a form from 1024 px, as a sheet behind a button below. */
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
