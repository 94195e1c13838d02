import * as RadixToast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { type Toast, toast } from "@/components/feedback/toast";
import { Icon } from "@/components/ui/icon";
import { SupportText } from "@/components/ui/support-text";

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
      {toasts.map(({ id, tone, open, title, description, action, lasts }) => (
        <RadixToast.Root
          key={id}
          className={lasts === undefined ? "toast" : "toast is-timed"}
          open={open}
          type={tone === "error" ? "foreground" : "background"}
          duration={tone === "error" || lasts !== undefined ? Number.POSITIVE_INFINITY : stay}
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
              <RadixToast.Description className="text-sm text-ink-muted">
                {typeof description === "string" ? <SupportText>{description}</SupportText> : description}
              </RadixToast.Description>
            )}
            {action && lasts === undefined && (
              <RadixToast.Action
                className="btn btn-secondary btn-sm mt-2"
                altText={action.label}
                onClick={action.onSelect}
              >
                {action.label}
              </RadixToast.Action>
            )}
          </div>
          {lasts === undefined ? (
            <RadixToast.Close className="icon-btn" aria-label="Close">
              <Icon icon={X} />
            </RadixToast.Close>
          ) : (
            <>
              {action && (
                <RadixToast.Action
                  className="btn btn-secondary btn-sm shrink-0"
                  altText={`${action.label}: F8 leads to it`}
                  onClick={action.onSelect}
                >
                  {action.label}
                </RadixToast.Action>
              )}
              <i className="toast-time" style={{ animationDuration: `${lasts}ms` }} aria-hidden="true" />
            </>
          )}
        </RadixToast.Root>
      ))}
      <RadixToast.Viewport className="toasts" />
    </RadixToast.Provider>
  );
}
