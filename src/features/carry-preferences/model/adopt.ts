import { createEffect, sample } from 'effector';

import { DisplayChoices } from '@contracts/display';
import { displayNames } from '@contracts/looks';

import { $player, playerAnswered } from '@/entities/player';
import { choicesReplaced, readChoices } from '@/entities/preferences';
import { $isAuth } from '@/entities/session';
import { createAside } from '@/shared/carry';
import { appReady } from '@/shared/lib/lifecycle';

import { $isUnsaved } from './save';

const differ = (one: DisplayChoices, other: DisplayChoices) => displayNames.some((name) => one[name] !== other[name]);

const readFx = createEffect(readChoices);
// Before anything is read: what was set aside in an earlier page counts.
const { cameBack } = createAside({ key: 'visitorDisplay', schema: DisplayChoices, $isAuth, seen: readFx.doneData });

const known = sample({ clock: [appReady, playerAnswered], source: $player, filter: Boolean });
sample({ clock: known, target: readFx });
// A player who has chosen nothing yet keeps the visitor's choices.
sample({
  clock: readFx.doneData,
  source: { player: $player, isUnsaved: $isUnsaved },
  filter: ({ player, isUnsaved }, here) => !isUnsaved && player?.display !== undefined && differ(player.display, here),
  fn: ({ player }) => player?.display ?? {},
  target: choicesReplaced,
});
sample({ clock: cameBack, target: choicesReplaced });
