import { usesOf } from '../plugin-host/uses';

/** Calls that interrupt the player. */
const leading = ['navigate', 'modal:open', 'dialog:open'] as const;

/** How often an app has done that since the page began. */
export const waysOf = (id: string): number => leading.reduce((sum, name) => sum + usesOf(id, name), 0);
