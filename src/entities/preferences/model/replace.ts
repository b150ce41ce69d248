import { createEffect, createEvent, sample } from 'effector';

import type { DisplayChoices } from '@contracts/display';
import { displayNames } from '@contracts/looks';

import { readCookie, removeCookie, writeCookie } from '@/shared/lib/cookie';

import { choiceKept, keptForMs, preferencesOpened } from './preferences';

/** Other choices replace all those in this browser: another player's, or the defaults. */
export const choicesReplaced = createEvent<DisplayChoices>();
/** A person chose all of them at once: from a file, or what is usual. */
export const choicesChosen = createEvent<DisplayChoices>();

/** The choices of this browser as they are kept, by name. */
export const readChoices = (): DisplayChoices =>
  Object.fromEntries(
    displayNames.flatMap((name) => {
      const value = readCookie(name);
      return value === null ? [] : [[name, value]];
    }),
  );

const replaceFx = createEffect(({ choices }: { choices: DisplayChoices; isOwn: boolean }) => {
  for (const name of displayNames) {
    const value = choices[name];
    if (value === undefined) removeCookie(name);
    else writeCookie(name, value, keptForMs);
  }
});

sample({ clock: choicesReplaced, fn: (choices) => ({ choices, isOwn: false }), target: replaceFx });
sample({ clock: choicesChosen, fn: (choices) => ({ choices, isOwn: true }), target: replaceFx });
sample({ clock: replaceFx.done, target: preferencesOpened });
sample({ clock: replaceFx.done, filter: ({ params }) => params.isOwn, target: choiceKept });
