/**
 * What an app knows is in units of a model (docs/how-to.md, "Ask the server and show it"). State of a component is for
 * what is its view's alone and gone with it. Each file that has some is listed with its reason, and the list may only
 * get shorter.
 */
import { readFileSync } from 'node:fs';

import { expect, test } from 'vitest';

import { treeFiles } from '../../scripts/lib/tree.ts';

/** How many, and what for. */
const known: Readonly<Record<string, readonly [count: number, reason: string]>> = {
  'plugins/header/drawer.tsx': [1, 'an open drawer'],
  'plugins/header/menu.tsx': [1, 'an open menu'],
  'plugins/lotto/check-page.tsx': [2, 'the browser’s own drawing of a seed that somebody types'],
  'plugins/lotto/order.tsx': [1, 'a ticket that is filled in'],
  'plugins/lotto/ticket-page.tsx': [2, 'a ticket that is filled in'],
  'plugins/match-of-the-day/use-match.ts': [2, 'a search of its own in each slot where the app stands'],
  'plugins/office/features/passkeys/ui/passkey-row.tsx': [2, 'a name that is typed in its row'],
  'plugins/office/pages/messages/ui/search.tsx': [2, 'words on their way into the address'],
  'plugins/office/pages/wager-bonuses/ui/running.tsx': [1, 'an open panel'],
  'plugins/pools/buy.tsx': [1, 'what was over before the place was drawn'],
  'plugins/registration/email-field.tsx': [1, 'a field that was left once'],
  'plugins/registration/password-field.tsx': [1, 'a password that is shown'],
  'plugins/sdk/hooks.tsx': [3, 'useAnswer and the element of a dialog, for apps without models'],
  'plugins/sdk/parts.tsx': [2, 'code that is on its way'],
  'plugins/toto/order.tsx': [1, 'a ticket that is filled in'],
  'plugins/toto/own-page.tsx': [1, 'an open coupon'],
  'plugins/toto/ticket-page.tsx': [1, 'a ticket that is filled in'],
};

test('[PLUG-102] state of components in apps is what the list names, and no more', () => {
  const found = treeFiles('plugins')
    .filter((file) => /\.tsx?$/.test(file) && !/\.test(?:ing)?\.tsx?$/.test(file))
    .map((file) => [file, [...readFileSync(file, 'utf8').matchAll(/\buse(?:State|Reducer)[(<]/g)].length] as const)
    .filter(([, count]) => count > 0);
  expect(Object.fromEntries(found)).toEqual(
    Object.fromEntries(Object.entries(known).map(([file, [count]]) => [file, count])),
  );
});
