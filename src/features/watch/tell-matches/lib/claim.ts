import { z } from '@contracts/zod';

const place = 'openbook.told';
/** So many keys are remembered: more than an evening has. */
const most = 200;

const Keys = z.array(z.string());

/** Where storage is shut, each tab is on its own. */
let own: readonly string[] = [];
function readKeys(): readonly string[] {
  try {
    return Keys.safeParse(JSON.parse(localStorage.getItem(place) ?? '[]')).data ?? [];
  } catch {
    return own;
  }
}
function writeKeys(keys: readonly string[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(keys));
  } catch {
    own = keys;
  }
}

function take<Item extends { key: string }>(items: readonly Item[]): readonly Item[] {
  const known = readKeys();
  const fresh = items.filter(({ key }) => !known.includes(key));
  if (fresh.length > 0) writeKeys([...known, ...fresh.map(({ key }) => key)].slice(-most));
  return fresh;
}

/** Those that no tab of this browser has told yet. From now on this one has. Tabs ask one after another. */
export function claim<Item extends { key: string }>(items: readonly Item[]): Promise<readonly Item[]> {
  if (typeof navigator === 'undefined' || !('locks' in navigator)) return Promise.resolve(take(items));
  return navigator.locks.request(place, () => take(items));
}
