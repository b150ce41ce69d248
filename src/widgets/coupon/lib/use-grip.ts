import { useUnit } from 'effector-react';
import { useEffect, useRef, type PointerEvent } from 'react';

import { $dragged, dragCancelled, draggedOver, dragStarted, dropped } from '../model/drag';

/** So near the edge of what scrolls, px, it scrolls along by so much a movement. */
const EDGE = 36;
const EDGE_STEP = 10;

type Drag = { leg: HTMLElement | null; area: HTMLElement | null; y: number; scroll: number };

/** What a bet is let go on: a block, or the place of another bet. */
export type DropKind = 'block' | 'leg';
const selectors = { block: '[data-drop]', leg: '[data-leg]' } as const satisfies Record<DropKind, string>;

function dropUnder(kind: DropKind, x: number, y: number): string | null {
  const { drop, leg } = document.elementFromPoint(x, y)?.closest<HTMLElement>(selectors[kind])?.dataset ?? {};
  return (kind === 'block' ? drop : leg) ?? null;
}

/** Drags the leg around its grip with mouse, pen or finger; Escape lets it go where it was. Keys have buttons of their own beside it. */
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
        if (clientY < top + EDGE) area.scrollBy(0, -EDGE_STEP);
        if (clientY > bottom - EDGE) area.scrollBy(0, EDGE_STEP);
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
