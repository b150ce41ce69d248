/** px between the trigger and the floating box, and between the box and the edge of the window. */
const gap = 4;
const edge = 8;
/** With less room than this under the trigger, the box opens upwards if there is more above. */
const enoughRoom = 280;

type Box = { top: number; bottom: number; left: number; right: number };
type Size = { width: number; height: number };

/** Offsets of a fixed box, px. Null leaves a side free. */
export type Placement = {
  top: number | null;
  bottom: number | null;
  left: number | null;
  right: number | null;
  maxHeight: number;
};

/**
 * Places a box at its trigger: below it, or above it where there is room; aligned with the start or the end of the
 * text. It sets only the sides at the trigger, so the box's size need not be known before it draws.
 */
export function place(trigger: Box, viewport: Size, align: 'start' | 'end', isRtl: boolean): Placement {
  const below = viewport.height - trigger.bottom - gap - edge;
  const above = trigger.top - gap - edge;
  const isUp = below < enoughRoom && above > below;
  const isLeft = (align === 'start') !== isRtl;
  return {
    top: isUp ? null : trigger.bottom + gap,
    bottom: isUp ? viewport.height - trigger.top + gap : null,
    left: isLeft ? Math.max(edge, trigger.left) : null,
    right: isLeft ? null : Math.max(edge, viewport.width - trigger.right),
    maxHeight: Math.max(0, isUp ? above : below),
  };
}
