import { allSettled, createWatch, fork } from 'effector';
import { expect, test } from 'vitest';

import { balanceHiddenChanged } from '@/entities/account/@x/player';
import { sportsHidden } from '@/entities/match/@x/player';

import type { Player } from '../lib/player';
import { loadPlayerFx, playerForgotten, playerRequested } from './player';
import './choices';

const player: Player = {
  ban: { level: 0, version: 0 },
  hasIdentificationBonus: false,
  verifiesOnDeposit: false,
  isSelfExcluded: false,
  verificationStatus: 1,
  hidesBalance: true,
  hiddenSports: { line: [], live: [1] },
};

test('[OFFICE-04] what players hide is hidden as soon as they are known, and shown again when they leave', async () => {
  const scope = fork({ handlers: [[loadPlayerFx, () => player]] as never });
  const heard: unknown[] = [];
  createWatch({ unit: sportsHidden, scope, fn: (hidden) => heard.push(hidden) });
  createWatch({ unit: balanceHiddenChanged, scope, fn: (isHidden) => heard.push(isHidden) });
  await allSettled(playerRequested, { scope });
  expect(heard).toEqual([{ line: [], live: [1] }, true]);
  await allSettled(playerForgotten, { scope });
  expect(heard.at(-1)).toEqual({ line: [], live: [] });
});
