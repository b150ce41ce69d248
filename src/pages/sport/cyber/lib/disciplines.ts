import type { Champ, CyberType } from '@contracts/feed';

export type Discipline = { slug: string; name: string; champs: readonly Champ[]; live: number; line: number };

const sum = (numbers: readonly (number | undefined)[]) => numbers.reduce<number>((all, each) => all + (each ?? 0), 0);

/** What is played of one kind of esports, the discipline with most matches first. */
export function disciplinesOf(champs: Iterable<Champ>, type: CyberType): Discipline[] {
  const bySlug = Map.groupBy(
    [...champs].filter(({ cyberType }) => cyberType === type),
    ({ discipline }) => discipline?.slug ?? '',
  );
  return [...bySlug]
    .flatMap(([slug, own]): Discipline[] => {
      const name = own[0]?.discipline?.name;
      if (name === undefined) return [];
      return [
        { slug, name, champs: own, live: sum(own.map((each) => each.live)), line: sum(own.map((each) => each.line)) },
      ];
    })
    .sort((a, b) => b.live + b.line - (a.live + a.line) || (a.slug < b.slug ? -1 : 1));
}

const types: readonly CyberType[] = ['real', 'virtual'];
/** The kind in an address; null for a word that names none. */
export const typeIn = (word: string | undefined): CyberType | null => types.find((type) => type === word) ?? null;
