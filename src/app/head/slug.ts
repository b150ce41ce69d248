import { slugOf } from '@/features/betting/open-match';

type SportName = { sportId: number; nameEng: string };

const sportSegment = /^(\/home\/(?:line|live)(?:\/[a-z]+)?\/)(\d{1,15})(-[^/]*)?(?=\/|$)/;

/**
 * Puts the English name of the sport into the path, in every language: `/home/live/1-x` → `/home/live/1-football`. An
 * unknown number changes nothing. Spec: shell §3, decision D-93.
 */
export function withSportSlug(path: string, sports: readonly SportName[]): string {
  return path.replace(sportSegment, (whole: string, before: string, id: string) => {
    const slug = slugOf(sports.find(({ sportId }) => sportId === Number(id))?.nameEng ?? '');
    return slug === '' ? whole : `${before}${id}-${slug}`;
  });
}

/** Is there a slug, and a wrong one? A number alone is a valid short address. */
export const hasWrongSlug = (path: string, sports: readonly SportName[]): boolean =>
  sportSegment.exec(path)?.[3] !== undefined && withSportSlug(path, sports) !== path;
