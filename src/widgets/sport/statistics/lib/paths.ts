import type { StatLine } from '@contracts/statistics';

import { matchPath, slugOf } from '@/features/betting/open-match';

type Named = { id: number; nameEng: string };

const segment = ({ id, nameEng }: Named): string => {
  const slug = slugOf(nameEng);
  return slug === '' ? String(id) : `${String(id)}-${slug}`;
};

/** Paths without the language. */
export const competitionPath = (champ: Named): string => `/champs/${segment(champ)}`;
export const teamPath = (team: Named, section = 'info'): string => `/team/${segment(team)}/${section}`;

/** To the page of the match where it can be bet on, else to its statistics. Null while nobody knows who plays. */
export function linePath({ id, champId, home, away, state, isOnOffer }: StatLine, sportId: number): string | null {
  if (home === null || away === null) return null;
  if (!isOnOffer) return `/statistic/${segment({ id, nameEng: `${home.nameEng} ${away.nameEng}` })}`;
  return matchPath({
    match: { id, zone: state === 'planned' ? 'line' : 'live', sportId, champId, opp1: home, opp2: away },
  });
}
