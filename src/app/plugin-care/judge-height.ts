import { createEffect, createStore, sample } from 'effector';

import { slots } from '@contracts/slots';

import { pluginLine } from '@/entities/plugin';
import { $now } from '@/shared/lib/clock';
import { logWarning } from '@/shared/lib/logger';
import { $layout } from '@/shared/lib/viewport';
import { type MountedPlace, mountedPlaces } from '@/widgets/plugin-slot';

import { faultsBegan } from './tell-faults';

/** Apps of which the log has said that they are too high. Mutable, and of the document. */
const told = new Set<string>();

/** An app that draws higher than its slot holds moves what is below it. The log says it once, so that its author hears of it. */
function judgeHeight({ mount: { entry, slot, place } }: MountedPlace, isNarrow: boolean): void {
  // In one column the footer is the end of the page: nothing is below it.
  const isEnd = isNarrow && slot === 'footer';
  const held = slot === undefined || isEnd ? 0 : slots[slot].height;
  const height = Math.round(place.getBoundingClientRect().height);
  const name = `${entry.id} ${entry.version} ${String(slot)}`;
  if (held === 0 || height <= held || told.has(name)) return;
  told.add(name);
  const text = `it is ${String(height)} px high in slot "${String(slot)}", which holds ${String(held)} px: it moves the page`;
  logWarning(pluginLine(entry, 'run', text));
}

const lookFx = createEffect((isNarrow: boolean) => mountedPlaces.forEach((place) => judgeHeight(place, isNarrow)));
const $hasBegun = createStore(false).on(faultsBegan, () => true);
sample({
  clock: $now,
  source: $layout,
  filter: $hasBegun,
  fn: (layout) => layout === 'narrow',
  target: lookFx,
});
