import type { Lineup, Player } from '../../contracts/statistics.ts';
import { nameText } from '../../simulator/index.ts';
import { localize } from '../texts/text.ts';

export const wirePlayer = (player: Player, lng: string): Player => ({
  ...player,
  name: localize(nameText(player.name), lng),
});

export const wireLineup = (lineup: Lineup, lng: string): Lineup => ({
  ...lineup,
  start: lineup.start.map((player) => wirePlayer(player, lng)),
  bench: lineup.bench.map((player) => wirePlayer(player, lng)),
});
