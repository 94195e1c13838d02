import { Component, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { isCodeMissing, recover } from "@/lib/reload-once";
import { reportError } from "@/lib/report-error";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** "Something went wrong" unless a screen has its own title, such as "Dashboard Error". */
  title?: string;
  /** A link to a page that works, next to Try again. */
  wayOut?: ReactNode;
  /** A change, such as of the address, retries the children. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  error: Error | null;
  resetKey: string | undefined;
}

/** The error's message, unless a page's code failed to load: browsers word that for developers. */
function textOf(error: Error): string {
  return isCodeMissing(error)
    ? "This page couldn't be loaded. Check your connection and load it again."
    : error.message;
}

/** Catches render errors and shows the message with a way out. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { error: null, resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  static getDerivedStateFromProps(
    props: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): Partial<ErrorBoundaryState> | null {
    return props.resetKey === state.resetKey ? null : { error: null, resetKey: props.resetKey };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    recover(error);
  }

  override render() {
    const { error } = this.state;
    if (!error) return this.props.children;
    return (
      <div className="wrap grid justify-items-center gap-2 py-16 text-center" role="alert">
        <h1 className="page-title">{this.props.title ?? "Something went wrong"}</h1>
        <p className="max-w-read break-words text-ink-muted">{textOf(error)}</p>
        <div className="mt-4 flex flex-wrap justify-center gap-2">
          <Button variant="primary" onClick={() => window.location.reload()}>
            Load the page again
          </Button>
          {this.props.wayOut}
        </div>
      </div>
    );
  }
}
