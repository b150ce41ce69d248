/** Where the window stands: pixels from the end and from the bottom of the page. */
export type Place = { end: number; bottom: number };
export type Room = { width: number; height: number };

export const firstPlace: Place = { end: 16, bottom: 56 };
const edge = 8;

const within = (value: number, most: number) => Math.round(Math.min(Math.max(edge, value), Math.max(edge, most)));

/** The window moved by so many pixels, kept inside the page. `own`: how large it is. */
export const moved = (place: Place, by: Place, own: Room, page: Room): Place => ({
  end: within(place.end + by.end, page.width - own.width - edge),
  bottom: within(place.bottom + by.bottom, page.height - own.height - edge),
});

const step = 16;
const keys: Readonly<Record<string, Place>> = {
  ArrowUp: { end: 0, bottom: step },
  ArrowDown: { end: 0, bottom: -step },
  ArrowLeft: { end: step, bottom: 0 },
  ArrowRight: { end: -step, bottom: 0 },
};

/** How far an arrow key moves the window; null: another key. In right-to-left pages the end is on the left. */
export function byKey(key: string, isRtl: boolean): Place | null {
  const by = keys[key];
  if (!by) return null;
  return isRtl ? { ...by, end: -by.end } : by;
}
