import type { ApplicationBoard } from "@contracts/applications/application";
import { type ApplicationStatus, applicationStatuses } from "@contracts/enums";
import {
  type Announcements,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { useState } from "react";
import { CardFace } from "@/applications/company/people/board-card";
import { BoardColumn, FoldedColumn } from "@/applications/company/people/board-column";
import type { Item, PeopleContext } from "@/applications/company/people/people-context";
import { canMoveTo } from "@/applications/company/use-moves";
import { statusLook } from "@/components/product/status-look";

interface BoardProps {
  context: PeopleContext;
  jobId: string;
  board: ApplicationBoard;
}

const ends: readonly ApplicationStatus[] = ["rejected", "withdrawn"];
const personOf = (active: { data: { current?: unknown } }) => (active.data.current as { person: Item }).person;
const stageWord = (id: unknown) => statusLook("application", String(id)).word;

const announcements: Announcements = {
  onDragStart: ({ active }) => `Picked up ${personOf(active).candidate_name}.`,
  onDragOver: ({ over }) => (over ? `Over ${stageWord(over.id)}.` : "Not over a stage."),
  onDragEnd: ({ active, over }) =>
    `Dropped ${personOf(active).candidate_name}${over ? ` on ${stageWord(over.id)}` : ""}.`,
  onDragCancel: ({ active }) => `${personOf(active).candidate_name} stays.`,
};

/** Where people show now, with each stage's count: moving ones are on top of their target. */
function shownColumns({ columns, by_status }: ApplicationBoard, moving: PeopleContext["moves"]["moving"]) {
  const totals = { ...by_status };
  const added: Partial<Record<ApplicationStatus, Item[]>> = {};
  const everybody = new Map(Object.values(columns).flatMap((people) => people.map((person) => [person.id, person])));
  for (const [id, { person, to }] of moving) {
    const shown = everybody.get(id);
    // The board has been refetched.
    if (shown?.status === to) continue;
    totals[person.status] = Math.max(0, (totals[person.status] ?? 0) - 1);
    totals[to] = (totals[to] ?? 0) + 1;
    if (shown) added[to] = [...(added[to] ?? []), shown];
  }
  return { totals, added };
}

/** A job's people by stage, from 1024 px: cards are dragged on, by mouse or finger. */
export function Board({ context, jobId, board }: BoardProps) {
  const [dragged, setDragged] = useState<Item | null>(null);
  const [opened, setOpened] = useState<readonly ApplicationStatus[]>([]);
  const sensors = useSensors(
    // A press opens; a drag takes a few pixels, or a moment under a finger.
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 250, tolerance: 8 } }),
  );
  const { totals, added } = shownColumns(board, context.moves.moving);
  const letGo = ({ active, over }: DragEndEvent) => {
    setDragged(null);
    const person = personOf(active);
    const status = context.moves.statusOf(person);
    const to = over?.id as ApplicationStatus | undefined;
    if (to && canMoveTo({ ...person, status }, to)) context.moves.ask([{ ...person, status }], to);
  };
  const isFolded = (stage: ApplicationStatus) => ends.includes(stage) && !opened.includes(stage);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={pointerWithin}
      accessibility={{ announcements, screenReaderInstructions: { draggable: "" } }}
      onDragStart={({ active }) => setDragged(personOf(active))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={letGo}
    >
      <div className="board-scroll">
        <div className="board">
          {applicationStatuses.map((stage) =>
            isFolded(stage) ? (
              <FoldedColumn
                key={stage}
                context={context}
                stage={stage}
                total={totals[stage] ?? 0}
                onOpen={() => setOpened([...opened, stage])}
              />
            ) : (
              <BoardColumn
                key={stage}
                context={context}
                jobId={jobId}
                stage={stage}
                people={[...(added[stage] ?? []), ...board.columns[stage]]}
                total={totals[stage] ?? 0}
              />
            ),
          )}
        </div>
      </div>
      <DragOverlay dropAnimation={null}>
        {dragged && (
          <div className="kcard is-drag">
            <CardFace context={context} person={dragged} />
          </div>
        )}
      </DragOverlay>
    </DndContext>
  );
}
