import { allSettled, createEffect, createEvent, createNode, createStore, fork, sample, withRegion } from 'effector';
import { expect, test } from 'vitest';

import { clearRegion } from './clear-region';

const ticked = createEvent();
const $count = createStore(0).on(ticked, (count) => count + 1);

test('[F97] effects and stores of a region that have run leave none of their functions in the scope', async () => {
  const scope = fork();
  // A value that comes with the settings of its store holds the store's functions; a bare one is a number.
  const { reg } = scope as unknown as { reg: Record<string, { meta?: object }> };
  const kept = () => Object.keys(reg).filter((id) => reg[id]?.meta !== undefined);
  await allSettled(ticked, { scope });
  const before = kept();
  const region = createNode({ regional: true });
  const seen: number[] = [];
  withRegion(region, () => {
    sample({ clock: $count.map((count) => count * 2), target: createEffect((count: number) => void seen.push(count)) });
  });
  await allSettled(ticked, { scope });
  expect([seen, kept().length > before.length]).toEqual([[4], true]);

  clearRegion(region, scope);
  await allSettled(ticked, { scope });
  expect([seen, kept()]).toEqual([[4], before]);
});
