import { CircleAlert } from "lucide-react";
import { type FormEvent, type ReactNode, use, useEffect, useId, useRef, useState } from "react";
import { type FieldValues, FormProvider, type Path, type UseFormReturn, useFormState } from "react-hook-form";
import { useLocation } from "react-router-dom";
import { blurAfterPress } from "@/components/form/blur-after-press";
import { DraftName, DraftOwner } from "@/components/form/draft-context";
import { type FormProblem, listProblems } from "@/components/form/form-errors";
import { FormLockProvider } from "@/components/form/form-lock";
import { useFormDraft } from "@/components/form/use-form-draft";
import { classNames } from "@/components/ui/class-names";
import { HelpLink } from "@/components/ui/help-link";
import { Icon } from "@/components/ui/icon";
import { unfold } from "@/components/ui/unfold";
import { isAppError } from "@/lib/app-error";
import { helpFor } from "@/lib/help-for";

interface FormProps<Values extends FieldValues, Output> {
  /** From useForm with `formOptions`, to validate on blur, then on change. */
  form: UseFormReturn<Values, unknown, Output>;
  /**
   * May throw: field errors show at their fields, others through the query client. In a dialog with a draft, returning false means
   * nothing was sent: the draft stays.
   */
  onSubmit: (values: Output) => unknown;
  label?: string;
  /** The title of the error list, if specified. */
  problemsTitle?: string;
  className?: string;
  children: ReactNode;
}

/** Options of every form: validate on blur, then on change; Form moves the focus itself. */
export const formOptions = { mode: "onTouched", reValidateMode: "onChange", shouldFocusError: false } as const;

function findField(form: HTMLFormElement | null, name: string): HTMLElement | null {
  const field = form?.elements.namedItem(name);
  const element = field instanceof RadioNodeList ? field[0] : field;
  const target = element ?? form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  return target instanceof HTMLElement ? target : null;
}

function focusField(form: HTMLFormElement | null, name: string): void {
  const field = findField(form, name);
  unfold(field);
  field?.focus();
}

/** The problems in the page's order of fields; errors come in the schema's order. */
function inPageOrder(problems: FormProblem[], form: HTMLFormElement | null): FormProblem[] {
  return [...problems].sort((one, other) => {
    const [first, second] = [findField(form, one.name), findField(form, other.name)];
    if (!first || !second) return 0;
    return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
  });
}

/**
 * A form that keeps drafts, lists its errors on top with links to fields, focuses the first one, and assigns server errors to
 * fields. It is sent only once at a time: until an attempt fails, or its target page shows, fields are locked and further submits
 * ignored (RULES: Interface).
 */
export function Form<Values extends FieldValues, Output>({
  form,
  onSubmit,
  label,
  problemsTitle,
  className,
  children,
}: FormProps<Values, Output>) {
  const element = useRef<HTMLFormElement>(null);
  const draftName = use(DraftName);
  const draftOwner = use(DraftOwner);
  const clearDraft = useFormDraft(draftName === null ? undefined : draftOwner, draftName ?? "", form);
  const mayFocus = useRef(false);
  // State updates with the next render; a second press may come before.
  const isSending = useRef(false);
  const [locked, setLocked] = useState(false);
  const location = useLocation();
  const focusedBefore = useRef<Element>(null);
  const titleId = useId();
  const [failed, setFailed] = useState(false);
  const [help, setHelp] = useState<string>();
  const { errors } = useFormState({ control: form.control });
  const problems = failed ? inPageOrder(listProblems(errors), element.current) : [];

  // After each failed attempt, once its errors are rendered: go to the first.
  useEffect(() => {
    const first = problems[0];
    if (!mayFocus.current || !first || locked) return;
    mayFocus.current = false;
    for (const { name } of problems) unfold(findField(element.current, name));
    focusField(element.current, first.name);
  });

  useEffect(() => (element.current ? blurAfterPress(element.current) : undefined), []);

  // Still mounted: the target is a page of the same kind, or the user went back before it loaded.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each location again
  useEffect(() => {
    const unlock = () => {
      if (!isSending.current) setLocked(false);
    };
    unlock();
    window.addEventListener("popstate", unlock);
    return () => window.removeEventListener("popstate", unlock);
  }, [location]);

  // A disabled field loses the focus.
  useEffect(() => {
    const before = focusedBefore.current;
    if (!locked && document.activeElement === document.body && before instanceof HTMLElement) before.focus();
  }, [locked]);

  const fail = () => {
    setFailed(true);
    mayFocus.current = true;
  };
  const submit = form.handleSubmit(async (values) => {
    setFailed(false);
    setHelp(undefined);
    try {
      if ((await onSubmit(values)) !== false) clearDraft();
    } catch (error) {
      // Don't swallow our own bugs.
      if (!isAppError(error)) throw error;
      const fields = Object.entries(error.fields ?? {});
      // The query client has reported what no field can show.
      if (fields.length === 0) return;
      for (const [name, message] of fields) {
        form.setError(name as Path<Values>, { type: "server", message });
      }
      setHelp(helpFor(error.code, window.location.pathname));
      fail();
    }
  }, fail);
  const sendOnce = async (event: FormEvent) => {
    event.stopPropagation();
    event.preventDefault();
    if (isSending.current || locked) return;
    const page = window.location.pathname;
    focusedBefore.current = document.activeElement;
    isSending.current = true;
    setLocked(true);
    try {
      await submit(event);
    } finally {
      isSending.current = false;
      // A form that navigates must not be sent again while the next page loads.
      if (window.location.pathname === page) setLocked(false);
    }
  };

  return (
    <FormProvider {...form}>
      <form
        ref={element}
        noValidate
        aria-label={label}
        className={classNames("grid gap-5", className)}
        onSubmit={(event) => void sendOnce(event)}
      >
        {problems.length > 0 && (
          <div className="notice border-transparent bg-bad-soft text-bad-solid" role="alert" aria-labelledby={titleId}>
            <Icon icon={CircleAlert} />
            <div className="min-w-0 text-ink">
              <p id={titleId} className="font-semibold">
                {problemsTitle ??
                  (problems.length === 1
                    ? "One thing needs your attention"
                    : `${problems.length} things need your attention`)}
              </p>
              <ul className="mt-1 grid gap-1 text-sm">
                {problems.map((problem) => (
                  <li key={problem.name}>
                    <a
                      className="link text-bad-text"
                      href={`#${problem.name}`}
                      onClick={(event) => {
                        event.preventDefault();
                        focusField(element.current, problem.name);
                      }}
                    >
                      {problem.message}
                    </a>
                  </li>
                ))}
              </ul>
              {help && (
                <p className="mt-1 text-sm">
                  <HelpLink to={help} />
                </p>
              )}
            </div>
          </div>
        )}
        <FormLockProvider value={locked}>{children}</FormLockProvider>
      </form>
    </FormProvider>
  );
}
