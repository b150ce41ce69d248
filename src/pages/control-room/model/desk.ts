import { combine, createEvent, createStore } from 'effector';

import { isFound } from '../lib/room-line';
import { $lines } from './draft';
import { roomLeft } from './room';

export const deskParts = ['apps', 'versions', 'health', 'money', 'acts', 'browser', 'protection'] as const;
export type DeskPart = (typeof deskParts)[number];

export const partOpened = createEvent<DeskPart>();
export const searched = createEvent<string>();
/** An app is opened to change more of it than its switch; null: none. */
export const appOpened = createEvent<string | null>();

export const $part = createStore<DeskPart>('apps')
  .on(partOpened, (_, part) => part)
  .reset(roomLeft);
export const $search = createStore('')
  .on(searched, (_, text) => text)
  .reset(roomLeft);
export const $found = combine($lines, $search, (lines, text) => lines.filter((line) => isFound(line, text)));

const $openId = createStore<string | null>(null)
  .on(appOpened, (_, id) => id)
  .reset(roomLeft);
export const $openApp = combine($lines, $openId, (lines, id) => lines.find(({ entry }) => entry.id === id) ?? null);
