import { isPressed } from '@/shared/press';
import type { MountedPlace } from '@/widgets/plugin-slot';

/** An app that covers this many buttons of the page for this many seconds is between the player and the prices. */
const limit = { buttons: 3, looked: 12, seconds: 2 };

/** These open menus and drawers over the page. */
const shell: readonly (string | undefined)[] = ['header', 'footer'];
const floating = /^(?:fixed|absolute|sticky)$/;

/** Lies it over what is there, and is not in its place in a dialog or panel of the host? */
function floats(top: Element, surface: Element): boolean {
  if (surface.closest('dialog') !== null) return false;
  for (let at: Element | null = top; at !== null && at !== surface; at = at.parentElement)
    if (floating.test(getComputedStyle(at).position)) return true;
  return false;
}
function isCovered(button: Element, id: string): boolean {
  const { left, top, width, height } = button.getBoundingClientRect();
  if (width === 0 || height === 0) return false;
  const above = document.elementFromPoint(left + width / 2, top + height / 2);
  const surface = above?.closest<HTMLElement>('[data-plugin]') ?? null;
  return above !== null && surface?.dataset['plugin'] === id && !surface.contains(button) && floats(above, surface);
}
const isShown = (button: Element): boolean => {
  const { top, bottom } = button.getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
};
/** The first buttons in sight: a board has hundreds, and few are looked at. */
function buttonsInSight(): Element[] {
  const found: Element[] = [];
  for (const button of document.querySelectorAll('main button, #coupon button')) {
    if (isShown(button)) found.push(button);
    if (found.length === limit.looked) break;
  }
  return found;
}

type Cover = { seconds: number; isAsked: boolean };
/** Of the document, like the places themselves. */
const covers = new WeakMap<MountedPlace, Cover>();

function judge(place: MountedPlace, shown: readonly Element[]): void {
  const { mount, fail } = place;
  const isOver = shown.filter((button) => isCovered(button, mount.entry.id)).length >= limit.buttons;
  const before = covers.get(place) ?? { seconds: 0, isAsked: false };
  const isAsked = isPressed(mount.entry.id) || (isOver && before.isAsked);
  const seconds = isOver && !isAsked ? before.seconds + 1 : 0;
  covers.set(place, { seconds, isAsked });
  if (seconds >= limit.seconds) fail(new Error('Covers the page'));
}

/** Once a second. What the player has opened by a press within an app may cover the page until it is closed. Row PLUG-96. */
export function judgeCovers(places: ReadonlySet<MountedPlace>): void {
  const judged = [...places].filter(({ mount }) => !shell.includes(mount.slot));
  if (judged.length === 0) return;
  const shown = buttonsInSight();
  for (const place of judged) judge(place, shown);
}
