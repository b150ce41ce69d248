import { slugOf } from '@/features/betting/open-event';

type SportName = { sportId: number; nameEng: string };

const sportSegment = /^(\/home\/(?:line|live)(?:\/[a-z]+)?\/)(\d{1,15})(-[^/]*)?(?=\/|$)/;

/**
 * The path with the English name of its sport in every language: `/home/live/1-x` → `/home/live/1-football`. Unchanged where the number says
 * nothing. Spec: shell §3, decision D-93.
 */
export function withSportSlug(path: string, sports: readonly SportName[]): string {
  return path.replace(sportSegment, (whole: string, before: string, id: string) => {
    const slug = slugOf(sports.find(({ sportId }) => sportId === Number(id))?.nameEng ?? '');
    return slug === '' ? whole : `${before}${id}-${slug}`;
  });
}

/** A slug that is there and is another one. A number alone is a short address of its own. */
export const hasWrongSlug = (path: string, sports: readonly SportName[]): boolean =>
  sportSegment.exec(path)?.[3] !== undefined && withSportSlug(path, sports) !== path;
