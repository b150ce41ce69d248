import { type MakerGame, MakersOff } from '../../contracts/makers/index.ts';
import type { World } from '../world/world.ts';
import type { KnownMaker } from './desk.ts';

type Asked = { maker: string; game: string; country: string };

/** Does `makersOff` of the site configuration stop this game? What cannot be read stops all: nobody guesses what was meant. Row AGG-05. */
export function isOff({ config }: Pick<World, 'config'>, { maker, game, country }: Asked): boolean {
  const given = config['makersOff'];
  if (given === undefined) return false;
  const rules = MakersOff.safeParse(given).data;
  if (rules === undefined) return true;
  return rules.some(
    (rule) =>
      (rule.maker === undefined || rule.maker === maker) &&
      (rule.game === undefined || rule.game === game) &&
      (rule.country === undefined || rule.country === country),
  );
}

type Offered = { maker: KnownMaker; game: MakerGame };

/** Every game of a maker that plays in this country now. */
export const offeredIn = (world: World, country: string): Offered[] =>
  world.makers
    .all()
    .flatMap((maker) =>
      maker.games
        .filter(({ id }) => !isOff(world, { maker: maker.id, game: id, country }))
        .map((game) => ({ maker, game })),
    );
