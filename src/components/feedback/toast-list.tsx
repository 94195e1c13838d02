import * as RadixToast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type Toast, toast } from "@/components/feedback/toast";
import { Icon } from "@/components/ui/icon";

const looks = {
  success: { icon: CircleCheck, tone: "c-good" },
  error: { icon: CircleAlert, tone: "c-bad" },
  info: { icon: Info, tone: "c-info" },
};

/** How long a toast stays unless it is an error, in ms. */
const stay = 5000;

/** The toasts themselves; loaded with the first one. */
export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  return (
    <RadixToast.Provider duration={stay} swipeDirection="right">
      {toasts.map(({ id, tone, open, title, description, action }) => (
        <RadixToast.Root
          key={id}
          className="toast"
          open={open}
          type={tone === "error" ? "foreground" : "background"}
          duration={tone === "error" ? Number.POSITIVE_INFINITY : stay}
          onOpenChange={(next) => {
            if (!next) toast.dismiss(id);
          }}
        >
          <span className={`mt-0.5 flex ${looks[tone].tone}`}>
            <Icon icon={looks[tone].icon} />
          </span>
          <div className="min-w-0 grow break-words">
            <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
            {description !== undefined && (
              <RadixToast.Description className="text-sm text-ink-muted">{description}</RadixToast.Description>
            )}
            {action && (
              <RadixToast.Action
                className="btn btn-secondary btn-sm mt-2"
                altText={action.label}
                onClick={action.onSelect}
              >
                {action.label}
              </RadixToast.Action>
            )}
          </div>
          <RadixToast.Close className="icon-btn" aria-label="Close">
            <Icon icon={X} />
          </RadixToast.Close>
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toasts" />
    </RadixToast.Provider>
  );
}
