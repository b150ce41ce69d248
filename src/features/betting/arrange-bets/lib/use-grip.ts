import { useUnit } from 'effector-react';
import { type PointerEvent, useEffect, useRef } from 'react';

import { $dragged, dragCancelled, draggedOver, dragStarted, dropped } from '../model/drag';

/** How near the edge the pointer must come for the list to scroll along, and how far one movement scrolls it, px. */
const edge = 36;
const edgeStep = 10;

type Drag = { leg: HTMLElement | null; area: HTMLElement | null; y: number; scroll: number };

/** What the player drops a bet on: a block, or the place of another bet. */
export type DropKind = 'block' | 'leg';
const selectors = { block: '[data-drop]', leg: '[data-leg]' } as const satisfies Record<DropKind, string>;

function dropUnder(kind: DropKind, x: number, y: number): string | null {
  const { drop, leg } = document.elementFromPoint(x, y)?.closest<HTMLElement>(selectors[kind])?.dataset ?? {};
  return (kind === 'block' ? drop : leg) ?? null;
}

/**
 * Drags the leg around its grip with mouse, pen or finger. Escape puts it back where it was. Players with keys use the buttons
 * beside it.
 */
export function useGrip(marketId: number, kind: DropKind) {
  const [dragged, start, over, drop, cancel] = useUnit([$dragged, dragStarted, draggedOver, dropped, dragCancelled]);
  const drag = useRef<Drag | null>(null);
  const isDragged = dragged === marketId;

  const finish = (end: () => void) => {
    if (drag.current === null) return;
    drag.current.leg?.style.removeProperty('translate');
    drag.current = null;
    end();
  };

  useEffect(() => {
    if (!isDragged) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      drag.current?.leg?.style.removeProperty('translate');
      drag.current = null;
      cancel();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  }, [isDragged, cancel]);

  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.preventDefault();
      const grip = event.currentTarget;
      grip.setPointerCapture(event.pointerId);
      const area = grip.closest<HTMLElement>('[data-drag-area]');
      drag.current = { leg: grip.closest('li'), area, y: event.clientY, scroll: area?.scrollTop ?? 0 };
      start(marketId);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return;
      const { leg, area, y, scroll } = drag.current;
      if (area) {
        const { top, bottom } = area.getBoundingClientRect();
        if (clientY < top + edge) area.scrollBy(0, -edgeStep);
        if (clientY > bottom - edge) area.scrollBy(0, edgeStep);
      }
      const moved = clientY - y + (area?.scrollTop ?? 0) - scroll;
      if (leg) leg.style.translate = `0 ${String(moved)}px`;
      over(dropUnder(kind, clientX, clientY));
    },
    onPointerUp: () => {
      finish(drop);
    },
    onPointerCancel: () => {
      finish(cancel);
    },
  };
}
