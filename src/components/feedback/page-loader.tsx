import { useContext } from "react";
import { PageOutlineContext } from "@/components/feedback/page-outline";
import { PageTitle } from "@/components/feedback/page-title";
import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";

/** Placeholder h1 while the title loads: screen readers get the kind of page, others see a bar. */
export function LoadingTitle() {
  const { title } = useContext(PageOutlineContext);
  return (
    <PageTitle documentTitle={title}>
      <span className="sr-only">{title}</span>
      <SkeletonBar className="appears my-1 h-7 w-96 max-w-full" />
    </PageTitle>
  );
}

const card = <SkeletonBar className="h-72 w-full rounded-lg" />;

const list = (
  <div className="card">
    <Skeleton label="Loading the page" rows={6} />
  </div>
);

/** A record with its facts on the side, below its title. */
export function RecordSkeleton({ label }: { label: string }) {
  return (
    <Skeleton label={label}>
      <div className="split mt-6">
        {card}
        <SkeletonBar className="h-56 w-full rounded-lg max-lg:hidden" />
      </div>
    </Skeleton>
  );
}

/** A page's placeholder, in its shape, while code, content or session load; the frame stays. */
export function PageLoader() {
  const { title, shape } = useContext(PageOutlineContext);
  if (shape === "card") {
    return (
      <div className="mx-auto grid min-h-dvh w-full max-w-[30rem] content-start gap-4 px-4 pt-5 md:pt-12">
        <PageTitle className="text-center">{title}</PageTitle>
        <Skeleton label="Loading the page">{card}</Skeleton>
      </div>
    );
  }
  if (shape === "record") {
    return (
      <div className="wrap page-start min-h-dvh">
        <SkeletonBar className="appears crumb mt-3 mb-4 h-5 w-32" />
        <LoadingTitle />
        <RecordSkeleton label="Loading the page" />
      </div>
    );
  }
  return (
    <div className="wrap page-start min-h-dvh">
      <PageTitle className="mb-5">{title}</PageTitle>
      {shape === "list" ? (
        list
      ) : (
        <div className="max-w-read">
          <Skeleton label="Loading the page">{card}</Skeleton>
        </div>
      )}
    </div>
  );
}
