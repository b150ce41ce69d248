import type { OfficeSettings } from '@contracts/office-settings';

export const zones = ['live', 'line'] as const;
export type Zone = (typeof zones)[number];
/** Sports that a list does not show, by id. */
export type Hidden = Readonly<Record<Zone, readonly number[]>>;

export const hiddenOf = ({ lineDisallowSports, liveDisallowSports }: OfficeSettings): Hidden => ({
  line: lineDisallowSports,
  live: liveDisallowSports,
});

/** The lists after a sport was shown or hidden in one of them. */
export const withSport = (hidden: Hidden, zone: Zone, id: number, isShown: boolean): Hidden => ({
  ...hidden,
  [zone]: [...hidden[zone].filter((each) => each !== id), ...(isShown ? [] : [id])],
});
