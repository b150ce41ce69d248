import type { ShownMakerGame } from '@contracts/makers';

type Named = Pick<ShownMakerGame, 'maker' | 'id'>;

/** The path of a maker's game. */
export const pathOfMakerGame = ({ maker, id }: Named): string => `/casino/maker/${maker}/${id}`;

/** Which one is at this address. */
export function makerGameAt(path: string): Named {
  const [maker = '', id = ''] = path.split('/').slice(3);
  return { maker, id };
}
