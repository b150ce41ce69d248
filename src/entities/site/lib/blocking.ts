/** `displayTypeId` 1 means blocked; `templateTypeId` is then the reason (decision D-08). Spec: shell §3. */
export type Blocking = { displayTypeId: number; templateTypeId: number };

const blockedDisplay = 1;
const geoReason = 1;

/** Pages by reason. Spec: shell §4. */
const pages: Readonly<Record<number, string>> = {
  1: '/block',
  2: '/block',
  3: '/block',
  4: '/site-updates',
  5: '/block',
  8: '/coming-soon',
  13: '/block-ua',
  14: '/block',
  16: '/suspension',
  17: '/block-ie',
};

export const blockPages: readonly string[] = [...new Set(Object.values(pages))];
export const isKnownReason = (reason: number): boolean => pages[reason] !== undefined;
/** An unknown reason is shown as a plain block. */
export const blockPathOf = (reason: number): string => pages[reason] ?? '/block';

/** `isGeoForced`: the visitor has the cookie force_geo_off, which lifts reason 1 alone. */
export const isBlocked = ({ displayTypeId, templateTypeId }: Blocking, isGeoForced: boolean): boolean =>
  displayTypeId === blockedDisplay && !(isGeoForced && templateTypeId === geoReason);
