import { Component, type ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { reportError } from "@/lib/report-error";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** "Something went wrong" unless a screen has its own text, such as "Dashboard Error". */
  title?: string;
  /** The way out beside trying again: a link to a page that works. */
  wayOut?: ReactNode;
  /** A change of this, such as the address, gives the children another chance. */
  resetKey?: string;
}

interface ErrorBoundaryState {
  error: Error | null;
  resetKey: string | undefined;
}

/** The error's own text, except where a page's code did not come: the browser words that for developers. */
function textOf(error: Error): string {
  const codeMissing = error.name === "TypeError" && /import/i.test(error.message);
  return codeMissing ? "This page could not be fetched. Check your connection and load it again." : error.message;
}

/** Catches what fails while rendering, shows the error's text and a way out. */
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
