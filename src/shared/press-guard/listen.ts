/**
 * Whether a person pressed, and on which app's surface. The file runs before the first remote app, and keeps what an
 * app could replace. Decision D-124.
 */
import { logError } from '@/shared/lib/logger';
import { judgePresses } from '@/shared/press';

/** How long after its press an act counts: code and prices may load in between. */
const holdsMs = 30_000;
/** Until this file loaded only the host was on the page: an act under way since then is the player's. */
const cameAt = performance.now();
const graceMs = 2000;
/** While an app is pressed, nothing of the host's is, until the player presses the host. A key may send its form in the task after its own. */
const atOnceMs = 100;

const { apply } = Reflect;
const now = performance.now.bind(performance);
const later = queueMicrotask;
const nextTask = setTimeout.bind(window);
/* eslint-disable @typescript-eslint/unbound-method -- each is called by `apply` */
const { closest, matches, contains } = Element.prototype;
const { stopImmediatePropagation, preventDefault } = Event.prototype;
const getterOf = (of: object, name: string) => Object.getOwnPropertyDescriptor(of, name)?.get ?? (() => null);
/* eslint-enable @typescript-eslint/unbound-method */
const targetOf = getterOf(Event.prototype, 'target');
const submitterOf = getterOf(SubmitEvent.prototype, 'submitter');
const root = document.getElementById('root');

/** The last press on the host, and the last one on an app or on nobody's surface. `isNow`: its task has not ended, however slow the device is. */
type Press = { at: number; target: Element | null; isNow: boolean };
let own: Press = { at: -Infinity, target: null, isNow: false };
let others = { at: -Infinity, id: '' };
/** A script presses something now: until it has finished, no act is the player's, whatever the browser reports. */
let isForging = false;
const tell = (what: string): void => logError(`A script pressed ${what}: it is no press of the player.`);

const isSince = (at: number, ms: number) => now() - at < ms;

judgePresses((app) => {
  if (isForging) return false;
  return app === undefined
    ? (isSince(own.at, holdsMs) || isSince(cameAt, graceMs)) && (own.at > others.at || !isSince(others.at, atOnceMs))
    : others.id === app && isSince(others.at, holdsMs);
});

const isIn = (part: unknown) => part instanceof Element && apply(contains, part, [own.target]);
const isOne = (target: Element, selector: string) => apply(matches, target, [selector]);

/** What a script may do itself: follow a link and open a menu. Sums are typed by the player; names and passwords also by what keeps them. */
const harmless = 'a[href],[type=file],[aria-haspopup]';
const typable = ':not([inputmode=decimal])';

/** May this event reach the host? By its kind, because the name that it tells could be replaced. */
function isMeant(kind: string, event: Event, target: Element, isTrusted: boolean): boolean {
  if (kind === 'input') return isTrusted || isOne(target, typable);
  if (kind !== 'submit') return isTrusted || isOne(target, harmless);
  return isTrusted && (own.isNow || isSince(own.at, atOnceMs)) && (isIn(target) || isIn(apply(submitterOf, event, [])));
}

function note(target: Element, surface: HTMLElement | null): void {
  if (surface === root) {
    const press: Press = { at: now(), target, isNow: true };
    own = press;
    nextTask(() => {
      press.isNow = false;
    });
  } else others = { at: now(), id: surface?.dataset['plugin'] ?? '' };
}

/** These events make a press. Other events are checked only when a script made them. */
const presses = ['click', 'keydown', 'keypress', 'pointerdown'];
const more = ['dblclick', 'pointerup', 'mousedown', 'mouseup', 'touchstart', 'touchend', 'keyup'];

const hear = (kind: string) => (event: Event) => {
  const target = apply(targetOf, event, []) as unknown;
  if (!(target instanceof Element) || target === document.body) return;
  const surface = apply(closest, target, ['[data-plugin],#root']) as HTMLElement | null;
  const isTrusted = event.isTrusted && !isForging;
  if (!isTrusted) {
    isForging = true;
    later(() => {
      isForging = false;
    });
  } else if (presses.includes(kind)) note(target, surface);
  if (surface !== root || isMeant(kind, event, target, isTrusted)) return;
  apply(stopImmediatePropagation, event, []);
  apply(preventDefault, event, []);
  tell(kind);
};
for (const kind of [...presses, ...more, 'input', 'submit']) window.addEventListener(kind, hear(kind), true);
