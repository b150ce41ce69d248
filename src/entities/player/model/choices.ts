import { sample } from 'effector';

import { balanceHiddenChanged } from '@/entities/account/@x/player';
import { sportsHidden } from '@/entities/match/@x/player';

import { playerAnswered, playerForgotten } from './player';

const nothing = { line: [], live: [] };

// What players decided in their office holds on every page. Visitors see everything again.
sample({
  clock: [playerAnswered.map(({ hiddenSports }) => hiddenSports ?? nothing), playerForgotten.map(() => nothing)],
  target: sportsHidden,
});
sample({ clock: playerAnswered.map(({ hidesBalance }) => hidesBalance ?? false), target: balanceHiddenChanged });
