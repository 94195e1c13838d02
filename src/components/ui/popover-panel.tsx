import * as RadixPopover from "@radix-ui/react-popover";
import { X } from "lucide-react";
import type { ReactNode } from "react";
import { IconButton } from "@/components/ui/icon-button";
import { exceptOn, type PopupProps } from "@/components/ui/popup-button";

interface PopoverPanelProps extends Omit<PopupProps, "buttonId"> {
  title: string;
  aside?: ReactNode;
  align?: "start" | "end";
  children: ReactNode;
}

export default function PopoverPanel(props: PopoverPanelProps) {
  const { open, onOpenChange, button, title, aside, align = "end", children } = props;
  return (
    <RadixPopover.Root open={open} onOpenChange={onOpenChange}>
      <RadixPopover.Anchor virtualRef={button} />
      <RadixPopover.Portal>
        <RadixPopover.Content
          className="popover"
          align={align}
          sideOffset={6}
          onInteractOutside={exceptOn(button)}
          onCloseAutoFocus={(event) => {
            // Radix would focus its own trigger. A press outside keeps the focus where it went.
            event.preventDefault();
            if (document.activeElement === document.body) button.current?.focus();
          }}
        >
          <div className="flex flex-none items-center gap-2 border-b border-line py-2 pr-2 pl-4">
            <RadixPopover.Title asChild>
              <p className="card-title grow">{title}</p>
            </RadixPopover.Title>
            {aside}
            <IconButton icon={X} label={`Close ${title.toLowerCase()}`} onClick={() => onOpenChange(false)} />
          </div>
          <div className="min-h-0 overflow-y-auto overscroll-contain">{children}</div>
        </RadixPopover.Content>
      </RadixPopover.Portal>
    </RadixPopover.Root>
  );
}
