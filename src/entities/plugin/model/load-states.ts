import { $apps } from './apps';

/** State by id. An app that was never asked for has no state. */
export const $loadStates = $apps.map((apps) =>
  Object.fromEntries(Object.entries(apps).map(([id, { state }]) => [id, state])),
);
