import { combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';

import { $path, $routeMatch } from '@/shared/routing';

import { moveSampleMs } from '../config';
import { happened } from '../lib/event';
import { tracked } from './collector';

/** Names the part of the page by its landmark. */
export type Area = 'header' | 'menu' | 'footer' | 'coupon' | 'main' | 'other';

/** A click: where, in which part, and to which path of this site it leads. `control`: what the visitor clicked. */
export type Click = { x: number; y: number; area: Area; path: string | null; control: 'link' | 'button' | null };

const landmarks: readonly (readonly [Area, string])[] = [
  ['menu', '[role=banner] nav, header nav'],
  ['header', '[role=banner], header'],
  ['footer', '[role=contentinfo], footer'],
  ['coupon', 'aside'],
  ['main', 'main'],
];

const areaOf = (target: Element): Area =>
  landmarks.find(([, selector]) => target.closest(selector) !== null)?.[0] ?? 'other';

/** The path without its language and query, so nothing personal is in it. */
function pathOf(link: HTMLAnchorElement | null): string | null {
  if (link === null || link.origin !== location.origin) return null;
  return link.pathname.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/';
}

function clickOf(event: MouseEvent): Click {
  const target = event.target instanceof Element ? event.target : document.body;
  const link = target.closest('a');
  return {
    x: Math.round(event.clientX),
    y: Math.round(event.clientY),
    area: areaOf(target),
    path: pathOf(link),
    control: link !== null ? 'link' : target.closest('button') !== null ? 'button' : null,
  };
}

/** Starts listening, once. */
export const pointerWatched = createEvent();
/** Fires before the control's own handler, so that its events know where they come from. */
export const clicked = createEvent<Click>();
const moved = createEvent<{ x: number; y: number }>();

/** The part of the page of the last click. */
export const $lastArea = createStore<Area>('other').on(clicked, (_, { area }) => area);

const watchFx = createEffect(() => {
  const click = scopeBind(clicked, { safe: true });
  const move = scopeBind(moved, { safe: true });
  let seenAt = -Infinity;
  addEventListener('click', (event) => click(clickOf(event)), { capture: true, passive: true });
  addEventListener(
    'mousemove',
    ({ clientX, clientY, timeStamp }) => {
      if (timeStamp - seenAt < moveSampleMs) return;
      seenAt = timeStamp;
      move({ x: Math.round(clientX), y: Math.round(clientY) });
    },
    { passive: true },
  );
});
sample({ clock: pointerWatched, target: watchFx });

/**
 * Counts no click near money, limits or passwords: clicks on a number pad must not reveal them. Reliability, Analytics.
 */
const $isPrivate = combine($routeMatch, $path, (match, path) =>
  ['office', 'payment', 'login', 'registration', 'user'].includes(match?.meta.section ?? path),
);

sample({
  clock: clicked,
  source: $isPrivate,
  filter: (isPrivate) => !isPrivate,
  fn: (_, { x, y }) => happened('mouseClick', { i1: x, i2: y }),
  target: tracked,
});
sample({
  clock: moved,
  source: $isPrivate,
  filter: (isPrivate) => !isPrivate,
  fn: (_, { x, y }) => happened('mouseMove', { i1: x, i2: y }),
  target: tracked,
});
