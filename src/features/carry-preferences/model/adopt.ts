import { createEffect, createEvent, createStore, sample } from 'effector';

import { DisplayChoices } from '@contracts/display';
import { displayNames } from '@contracts/looks';
import { z } from '@contracts/zod';

import { $player, playerAnswered } from '@/entities/player';
import { choicesReplaced, readChoices } from '@/entities/preferences';
import { $isAuth } from '@/entities/session';
import { appReady } from '@/shared/lib/lifecycle';
import { persist } from '@/shared/lib/storage';

import { $isUnsaved } from './save';

const differ = (one: DisplayChoices, other: DisplayChoices) => displayNames.some((name) => one[name] !== other[name]);

const visitorLeft = createEvent<DisplayChoices>();
const visitorBack = createEvent();

/** What the visitor of this browser had chosen before somebody signed in. Null while nobody is. */
const $visitor = createStore<DisplayChoices | null>(null)
  .on(visitorLeft, (known, choices) => known ?? choices)
  .on(visitorBack, () => null);
persist({ store: $visitor, key: 'visitorDisplay', schema: z.nullable(DisplayChoices), pickup: appReady });

const readFx = createEffect(readChoices);

const known = sample({ clock: [appReady, playerAnswered], source: $player, filter: Boolean });
sample({ clock: known, target: readFx });
sample({ clock: readFx.doneData, target: visitorLeft });
// A player who has chosen nothing yet goes on with what the visitor chose.
sample({
  clock: readFx.doneData,
  source: { player: $player, isUnsaved: $isUnsaved },
  filter: ({ player, isUnsaved }, here) => !isUnsaved && player?.display !== undefined && differ(player.display, here),
  fn: ({ player }) => player?.display ?? {},
  target: choicesReplaced,
});

const gone = sample({
  clock: [$isAuth, $visitor],
  source: { isAuth: $isAuth, visitor: $visitor },
  filter: ({ isAuth, visitor }) => !isAuth && visitor !== null,
  fn: ({ visitor }) => visitor ?? {},
});
sample({ clock: gone, target: choicesReplaced });
sample({ clock: gone, target: visitorBack });
