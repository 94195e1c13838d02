import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from "lucide-react";
import { Children, type CSSProperties, type ReactNode } from "react";
import { StepButton } from "@/components/ui/step-button";
import { useKept } from "@/lib/use-kept";

/** Zoom factors, relative to the paper's width. */
const zooms = [1, 1.5, 2, 3];

export interface WellProps {
  /** Names the document: "EIN document". */
  label: string;
  open: ReactNode;
  /** The visible page, for a document with several. */
  pages?: { page: number; of: number; onChange: (page: number) => void };
  /** Why it is empty. */
  instead?: ReactNode;
  /** Shows all pages, one below the other. */
  isWhole?: boolean | undefined;
  children?: ReactNode;
}

/** A document's toolbar and reading area: paper stays white in both themes. Its parts join the parent's layout. */
export function DocumentWell({ label, open, pages, instead, isWhole, children }: WellProps) {
  const [zoom, setZoom] = useKept("zoom", 0);
  const { page = 1, of = 1, onChange } = pages ?? {};
  const papers = isWhole ? Children.toArray(children) : [children];
  const name = of > 1 ? `${label}, page ${page} of ${of}` : label;
  return (
    <>
      <div className="well-tools ml-auto flex flex-wrap items-center justify-end gap-1">
        {pages && (
          <>
            <span className="tnum px-1 text-ink-muted text-sm" role="status">
              Page {page} of {of}
            </span>
            {of > 1 && (
              <>
                <StepButton
                  size="sm"
                  label="Previous page"
                  icon={ChevronLeft}
                  onPress={page > 1 ? () => onChange?.(page - 1) : undefined}
                />
                <StepButton
                  size="sm"
                  label="Next page"
                  icon={ChevronRight}
                  onPress={page < of ? () => onChange?.(page + 1) : undefined}
                />
              </>
            )}
          </>
        )}
        {instead === undefined && (
          <>
            <StepButton
              size="sm"
              label="Smaller"
              icon={ZoomOut}
              onPress={zoom > 0 ? () => setZoom(zoom - 1) : undefined}
            />
            <StepButton
              size="sm"
              label="Larger"
              icon={ZoomIn}
              onPress={zoom < zooms.length - 1 ? () => setZoom(zoom + 1) : undefined}
            />
          </>
        )}
        {open}
      </div>
      {instead === undefined ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
        // biome-ignore lint/a11y/useSemanticElements: not a set of fields
        <div className="well" role="group" aria-label={name} tabIndex={0}>
          {papers.map((paper, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no identity beyond their place
            <div key={index} className="paper" style={{ "--zoom": zooms[zoom] } as CSSProperties}>
              {paper}
            </div>
          ))}
        </div>
      ) : (
        <div className="well p-6 text-center text-ink-muted text-sm">{instead}</div>
      )}
    </>
  );
}
