import { combine, createEffect, createEvent, createStore, sample } from 'effector';

import { z } from '@contracts/zod';

import { $siteConfig, configOverrides } from '@/entities/site';
import { logFx } from '@/shared/lib/logger';

const Patch = z.record(z.string(), z.unknown());
type Patch = z.infer<typeof Patch>;

export const patchTyped = createEvent<string>();
export const patchApplied = createEvent();
export const patchLifted = createEvent();
export const patchCopied = createEvent();
/** One value of the patch: `['plugins', 'header', 'enabled']`. */
export const valueSet = createEvent<{ path: readonly string[]; value: unknown }>();

const write = (patch: unknown): string => JSON.stringify(patch, null, 2);

/** The text of a patch, or null when it holds none. */
function read(text: string): Patch | null {
  try {
    const parsed = Patch.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

function setAt(tree: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value;
  const base = Patch.safeParse(tree);
  const known = base.success ? base.data : {};
  return { ...known, [key]: setAt(known[key], rest, value) };
}

/** Typed text that is not applied yet. Null: nothing. */
const $draft = createStore<string | null>(null)
  .on(patchTyped, (_, text) => text)
  .reset(configOverrides.changed);

export const $text = combine($draft, configOverrides.$patch, (draft, patch) => draft ?? write(patch));
const $typed = $text.map((text) => ({ patch: read(text) }));
export const $canApply = combine($draft, $typed, (draft, { patch }) => draft !== null && patch !== null);
export const $isBroken = $typed.map(({ patch }) => patch === null);

/** The configuration's switches by name. A press tries one out. */
export const $switches = $siteConfig.map((config) =>
  Object.entries(config ?? {})
    .filter((entry): entry is [string, boolean] => typeof entry[1] === 'boolean')
    .map(([name, isOn]) => ({ name, isOn })),
);

const copyFx = createEffect((text: string) => navigator.clipboard.writeText(text));
/** True until the text changes. */
export const $isCopied = createStore(false)
  .on(copyFx.done, () => true)
  .reset($text.updates);

sample({
  clock: patchApplied,
  source: $typed,
  filter: ({ patch }) => patch !== null,
  fn: ({ patch }) => patch ?? {},
  target: configOverrides.changed,
});
sample({ clock: patchLifted, fn: () => ({}), target: configOverrides.changed });
sample({
  clock: valueSet,
  source: configOverrides.$patch,
  fn: (patch, { path, value }) => Patch.parse(setAt(patch, path, value)),
  target: configOverrides.changed,
});
sample({ clock: patchCopied, source: $text, target: copyFx });
sample({
  clock: copyFx.failData,
  fn: (details) => ({ level: 'warning' as const, text: 'The patch was not copied', details }),
  target: logFx,
});
