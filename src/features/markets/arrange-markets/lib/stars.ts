/** A kind of market that the player wants first in every match of a sport. */
export type Star = { sportId: number; groupId: number };

/** The newest ones stay; the cookie has room for no more. */
export const mostStars = 40;

const radix = 36;
const isSame = (one: Star, other: Star) => one.sportId === other.sportId && one.groupId === other.groupId;

/** From the text of the cookie: `1.h-1.1f-4.2`. Other values are dropped. */
export const readStars = (text: string | null): readonly Star[] =>
  (text ?? '').split('-').flatMap((part) => {
    const [sportId = 0, groupId = 0] = part.split('.').map((number) => Number.parseInt(number, radix));
    return sportId > 0 && groupId > 0 ? [{ sportId, groupId }] : [];
  });

export const writeStars = (stars: readonly Star[]): string =>
  stars.map(({ sportId, groupId }) => `${sportId.toString(radix)}.${groupId.toString(radix)}`).join('-');

export function toggleStar(stars: readonly Star[], star: Star): readonly Star[] {
  const others = stars.filter((one) => !isSame(one, star));
  return others.length < stars.length ? others : [...stars, star].slice(-mostStars);
}

export const starredIn = (stars: readonly Star[], sportId: number): ReadonlySet<number> =>
  new Set(stars.filter((star) => star.sportId === sportId).map(({ groupId }) => groupId));

/** The starred ones stand first, all else in its order. */
export const starredFirst = <T extends { id: number }>(groups: readonly T[], starred: ReadonlySet<number>): T[] => [
  ...groups.filter(({ id }) => starred.has(id)),
  ...groups.filter(({ id }) => !starred.has(id)),
];
