import type { FixtureChamp } from './fixture.ts';
import type { createMargins } from './margins.ts';
import type { Pressure } from './pressure.ts';

type MarginsOf = ReturnType<typeof createMargins>;

/**
 * Says at each tick whether money has moved a price of a long-term bet since the one before. `champOf`: the competition
 * of an event of long-term bets; null for a match.
 */
export function watchLongTermMoney(
  pressure: Pressure,
  champOf: (gameId: number) => Pick<FixtureChamp, 'sportId' | 'weight'> | null | undefined,
): (now: number, marginsOf: MarginsOf) => boolean {
  let known = 0;
  return (now, marginsOf) => {
    const before = known;
    known = 0;
    for (const id of pressure.matches()) {
      const champ = champOf(id);
      const { money = null } = champ ? marginsOf(champ, 'line') : {};
      if (money) known += pressure.markOf(id, now, money);
    }
    return known !== before;
  };
}
