import type { ApplicationView, ViewFilters } from "@contracts/applications/view";
import { Check, EllipsisVertical } from "lucide-react";
import { useState } from "react";
import { PanelChip } from "@/applications/company/people/filters/filter-chip";
import type { PeopleContext } from "@/applications/company/people/people-context";
import { ViewDialog } from "@/applications/company/people/people-dialogs";
import { useApplicationViews, useDeleteView, useSaveView } from "@/applications/data/application-views";
import { offerUndo } from "@/components/feedback/undo-offer";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Menu } from "@/components/ui/menu";
import { onceDone } from "@/lib/once-done";

const isSame = (a: ViewFilters, b: ViewFilters) =>
  (Object.keys({ ...a, ...b }) as (keyof ViewFilters)[]).every((field) => a[field] === b[field]);

/** What to name: a view, or null for the current filters. */
type Naming = { view: ApplicationView | null; filters: ViewFilters };

/** Named filters of the team; choosing one applies it. Recruiters and up save, rename and delete them. */
export function SavedViews({ context: { view, jobId, companyId } }: { context: PeopleContext }) {
  const { data } = useApplicationViews(companyId);
  const remove = useDeleteView();
  const save = useSaveView(companyId);
  const [naming, setNaming] = useState<Naming | null>(null);
  const shown: ViewFilters = { ...view.filter, ...(view.order !== view.orders[0] && { order: view.order }) };
  // On a job's page, another job's view would find no one.
  const views =
    data?.views.filter(({ filters: { job } }) => jobId === null || job === undefined || job === jobId) ?? [];
  /** A view's order in this list: lists differ in their orders and defaults. */
  const orderOf = ({ order: wanted }: ViewFilters) => view.orders.find((order) => order === wanted) ?? view.orders[0];
  const current = views.find(({ filters }) =>
    isSame({ ...filters, order: orderOf(filters) }, { ...shown, order: view.order }),
  );
  if (!data || (views.length === 0 && !data.can.edit)) return null;
  const drop = (dropped: ApplicationView) =>
    onceDone(remove.mutateAsync(dropped), () =>
      offerUndo({
        title: `View deleted: ${dropped.name}`,
        undo: () => save.mutate({ ...dropped, seen: null }),
        of: "view",
      }),
    );
  return (
    <>
      <PanelChip label="Views" chosen={current?.name}>
        {(close) => (
          <div className="grid gap-1 p-2">
            {views.length === 0 && (
              <p className="px-2.5 py-2 text-ink-muted text-sm">Save filters you use often, for your whole team.</p>
            )}
            {/* biome-ignore lint/a11y/noRedundantRoles: without markers it is no list to some screen readers */}
            <ul role="list">
              {views.map((each) => (
                <li key={each.id} className="flex items-center">
                  <button
                    type="button"
                    className="menu-item grow text-left"
                    aria-current={each === current || undefined}
                    title={each.made_by ? `Made by ${each.made_by}` : undefined}
                    onClick={() => {
                      view.show(each.filters);
                      close();
                    }}
                  >
                    <span className="min-w-0 grow break-words">{each.name}</span>
                    {each === current && <Icon icon={Check} className="text-accent-text" />}
                  </button>
                  {data.can.edit && (
                    <Menu
                      label={`More for ${each.name}`}
                      items={[
                        {
                          label: "Rename",
                          onSelect: () => {
                            setNaming({ view: each, filters: each.filters });
                            close();
                          },
                        },
                        { label: "Delete", danger: true, onSelect: () => drop(each) },
                      ]}
                    >
                      <Icon icon={EllipsisVertical} />
                    </Menu>
                  )}
                </li>
              ))}
            </ul>
            {data.can.edit && !current && (
              <Button
                className="m-2"
                onClick={() => {
                  setNaming({ view: null, filters: shown });
                  close();
                }}
              >
                Save this view
              </Button>
            )}
          </div>
        )}
      </PanelChip>
      {naming && <ViewDialog companyId={companyId} {...naming} onClose={() => setNaming(null)} />}
    </>
  );
}
