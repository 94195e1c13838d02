import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** How far a row gives way, in px: two buttons of 80. */
const width = 160;
/** Smaller movements are still presses. */
const slack = 10;
const holdMs = 450;

interface Gestures {
  isOpen: boolean;
  canSwipe: boolean;
  /** Just moved: a second tap doesn't open it. */
  isResting: boolean;
  onOpen: () => void;
  onClose: () => void;
  onHold: () => void;
}

/** Swipe left and long press by finger. A swipe only reveals actions; it never acts, however far it goes. */
export function useRowGestures({ isOpen, canSwipe, isResting, onOpen, onClose, onHold }: Gestures) {
  /** Slow phones render later than the finger moves, so the gesture lives here and state only draws it. */
  const start = useRef<{ id: number; x: number; y: number; from: number; offset: number | null } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The press that ends a gesture opens no one. */
  const wasGesture = useRef(false);
  const [dragged, setDragged] = useState<number | null>(null);
  useEffect(() => () => clearTimeout(timer.current), []);
  const end = () => {
    clearTimeout(timer.current);
    start.current = null;
    setDragged(null);
  };
  return {
    offset: dragged ?? (isOpen ? -width : 0),
    isDragged: dragged !== null,
    row: {
      onPointerDown: (event: PointerEvent) => {
        // A second finger neither begins a gesture nor ends the first one's.
        if (!event.isPrimary) return;
        wasGesture.current = false;
        if (event.pointerType === "mouse") return;
        start.current = {
          id: event.pointerId,
          x: event.clientX,
          y: event.clientY,
          from: isOpen ? -width : 0,
          offset: null,
        };
        timer.current = setTimeout(() => {
          end();
          wasGesture.current = true;
          onHold();
        }, holdMs);
      },
      onPointerMove: (event: PointerEvent) => {
        const begun = start.current;
        if (!begun || begun.id !== event.pointerId) return;
        const x = event.clientX - begun.x;
        const y = event.clientY - begun.y;
        if (begun.offset === null) {
          if (Math.hypot(x, y) < slack) return;
          clearTimeout(timer.current);
          if (!canSwipe || Math.abs(y) > Math.abs(x)) return end();
          wasGesture.current = true;
        }
        begun.offset = Math.max(-width, Math.min(0, begun.from + x));
        setDragged(begun.offset);
      },
      onPointerUp: (event: PointerEvent) => {
        if (start.current?.id !== event.pointerId) return;
        const { offset } = start.current;
        if (offset !== null) {
          if (offset < -width / 2) onOpen();
          else onClose();
        }
        end();
      },
      // The browser scrolls instead.
      onPointerCancel: (event: PointerEvent) => {
        if (start.current?.id === event.pointerId) end();
      },
      onContextMenu: (event: MouseEvent) => {
        // Long-pressing a link by finger opens the system's menu.
        if (wasGesture.current || start.current) event.preventDefault();
      },
      onClickCapture: (event: MouseEvent) => {
        if (!wasGesture.current && !isOpen && !isResting) return;
        event.preventDefault();
        event.stopPropagation();
        if (isOpen && !wasGesture.current) onClose();
        wasGesture.current = false;
      },
    },
  };
}
