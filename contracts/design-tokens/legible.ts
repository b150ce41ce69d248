import {
  type Colours,
  contrast,
  faintPairs,
  houseColours,
  type Pair,
  seenColours,
  type ThemeName,
  tokenPath,
} from '../theme/index.ts';

type Faint = Pair & { ratio: number; blamed: readonly string[] };

/**
 * The brand's own colour of a pair that is too faint, and of two such colours the one that is too faint with the
 * house's colour as well.
 */
function blamedOf({ ink, ground, least }: Pair, own: Colours, house: Colours): string[] {
  const holds = (one: string | undefined, other: string | undefined) => contrast(one ?? '', other ?? '') >= least;
  const mine = [ink, ground].filter((name) => name in own);
  const guilty = mine.filter((name) => !holds(own[name], house[name === ink ? ground : ink]));
  return guilty.length > 0 ? guilty : mine;
}

function faintOf(theme: ThemeName, own: Colours): Faint[] {
  const house = houseColours[theme];
  return seenColours(theme, own).flatMap((seen) => {
    const shown = Object.fromEntries(Object.entries(own).filter(([name, value]) => seen[name] === value));
    return faintPairs(seen).map((pair) => ({ ...pair, blamed: blamedOf(pair, shown, house) }));
  });
}

/**
 * Leaves out each colour of a brand that makes words or drawings too faint (WCAG AA), so that the house's own stands
 * in, and says so with the ratio. A removed colour may have made another pair legible, so the check repeats until every
 * pair is; the house's own pairs are.
 */
export function legible(theme: ThemeName, given: Colours): { colours: Colours; faults: string[] } {
  let colours = given;
  const faults: string[] = [];
  for (;;) {
    const gone = new Map<string, string>();
    const worstFirst = faintOf(theme, colours).toSorted((a, b) => a.ratio / a.least - b.ratio / b.least);
    for (const { ink, ground, ratio, least, blamed } of worstFirst)
      for (const name of blamed) {
        const beside = name === ink ? `on ${tokenPath(ground)}` : `under ${tokenPath(ink)}`;
        const text = `${tokenPath(name)}: ${ratio.toFixed(2)} ${beside}, where ${String(least)} is needed`;
        if (!gone.has(name)) gone.set(name, text);
      }
    if (gone.size === 0) return { colours, faults };
    faults.push(...gone.values());
    colours = Object.fromEntries(Object.entries(colours).filter(([name]) => !gone.has(name)));
  }
}
