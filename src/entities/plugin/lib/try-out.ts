/** How a remote app is broken on purpose, in one browser and outside production. */
export const tryOutKinds = ['throws', 'slow', 'never'] as const;
export type TryOutKind = (typeof tryOutKinds)[number];

const place = 'openbook.pluginTryOuts';

/** Read at each mount, which no store could answer in time. */
function readTryOuts(): object {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

export function tryOutOf(id: string): TryOutKind | null {
  const kept: unknown = Reflect.get(readTryOuts(), id);
  return tryOutKinds.find((kind) => kind === kept) ?? null;
}

/** Null: the app is whole again. */
export function setTryOut(id: string, kind: TryOutKind | null): void {
  localStorage.setItem(place, JSON.stringify({ ...readTryOuts(), [id]: kind }));
}
