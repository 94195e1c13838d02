import { Skeleton, SkeletonBar } from "@/components/ui/skeleton";

/** Stands in a page's place while its code or the session is awaited; the frame around it stays. */
export function PageLoader() {
  return (
    <div className="wrap pt-6">
      <Skeleton label="Loading the page">
        <div className="grid min-h-dvh content-start gap-4">
          <SkeletonBar className="h-8 w-60 max-w-full" />
          <SkeletonBar className="h-4 w-96 max-w-full" />
          <SkeletonBar className="mt-4 h-40 w-full rounded-lg!" />
        </div>
      </Skeleton>
    </div>
  );
}
