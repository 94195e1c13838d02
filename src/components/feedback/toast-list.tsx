import * as RadixToast from "@radix-ui/react-toast";
import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { useState } from "react";
import { foldToasts } from "@/components/feedback/fold-toasts";
import { type Toast, toast } from "@/components/feedback/toast";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { HelpLink } from "@/components/ui/help-link";
import { Icon } from "@/components/ui/icon";
import { SupportText } from "@/components/ui/support-text";
import { helpFor } from "@/lib/help-for";

const looks = {
  success: { icon: CircleCheck, tone: "c-good" },
  error: { icon: CircleAlert, tone: "c-bad" },
  info: { icon: Info, tone: "c-info" },
};

/** How long a toast stays unless it is an error, in ms; one with an action has to be read and then reached. */
const stay = 5000;
const stayWithAction = 10_000;

function Help({ code, at }: { code: string; at: string }) {
  const help = helpFor(code, at);
  return (
    help && (
      <p className="text-sm">
        <HelpLink to={help} />
      </p>
    )
  );
}

/** The toasts; loaded with the first one. */
export default function ToastList({ toasts }: { toasts: readonly Toast[] }) {
  const [unfolded, setUnfolded] = useState(false);
  const { newest, folded } = foldToasts(toasts);
  if (unfolded && folded.size === 0) setUnfolded(false);

  return (
    <RadixToast.Provider duration={stay} swipeDirection="right">
      {toasts.map(({ id, tone, open, title, description, failure, action, lasts }) => (
        <RadixToast.Root
          key={id}
          // Collapsed ones are announced and time out like the others.
          className={classNames(
            "toast",
            lasts !== undefined && "is-timed",
            id === newest && "is-newest",
            folded.has(id) && !unfolded && "is-folded",
          )}
          open={open}
          type={tone === "error" ? "foreground" : "background"}
          duration={tone === "error" || lasts !== undefined ? Number.POSITIVE_INFINITY : action ? stayWithAction : stay}
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
            {failure && <Help {...failure} />}
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
            <div className="toast-side">
              <RadixToast.Close className="icon-btn" aria-label="Close" data-again="close a toast">
                <Icon icon={X} />
              </RadixToast.Close>
              {id === newest && folded.size > 0 && (
                <Button variant="quiet" size="sm" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
                  {folded.size} more{" "}
                  <span className="sr-only">{folded.size === 1 ? "notification" : "notifications"}</span>
                </Button>
              )}
            </div>
          ) : (
            <>
              {action && (
                <RadixToast.Action
                  className="btn btn-secondary btn-sm shrink-0"
                  altText={`${action.label}: press F8 to reach it`}
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
      {/* A dialog opened later hides everything but live regions from screen readers. Each toast announces itself. */}
      <RadixToast.Viewport className={classNames("toasts", unfolded && "is-unfolded")} aria-live="off" />
    </RadixToast.Provider>
  );
}
