import { type PlayedGame, playedGames } from '@contracts/played-rounds';

/** So many days back; or all there are. */
export const spans = ['7', '28', '365', 'all'] as const;
export const modes = ['real', 'demo'] as const;
export const results = ['paid', 'lost', 'open'] as const;
/** Null: any. */
export type Filter = {
  days: (typeof spans)[number];
  game: PlayedGame | null;
  mode: (typeof modes)[number] | null;
  result: (typeof results)[number] | null;
};
export const everything: Filter = { days: 'all', game: null, mode: null, result: null };

const known = <Name extends string>(names: readonly Name[], said: string | null): Name | null =>
  names.find((name) => name === said) ?? null;

/** The filter is in the address; what it says wrongly is left out. */
export function filterIn(search: string): Filter {
  const asked = new URLSearchParams(search);
  return {
    days: known(spans, asked.get('days')) ?? '28',
    game: known(playedGames, asked.get('game')),
    mode: known(modes, asked.get('mode')),
    result: known(results, asked.get('result')),
  };
}

const said = ({ game, mode, result }: Filter): Record<string, string> => ({
  ...(game === null ? {} : { game }),
  ...(mode === null ? {} : { mode }),
  ...(result === null ? {} : { result }),
});

/** The address of the page with this filter, without the language. */
export const addressOf = (filter: Filter): string =>
  `/office/rounds?${new URLSearchParams({ days: filter.days, ...said(filter) }).toString()}`;

const daySec = 86_400;
/** What the server is asked; `to`: rounds that come meanwhile do not move the pages. `now`: epoch ms. */
export function queryOf(filter: Filter, now: number): Record<string, string | number> {
  const to = Math.floor(now / 1000) + 1;
  const from = filter.days === 'all' ? 0 : Math.max(0, to - Number(filter.days) * daySec);
  return { ...said(filter), from, to };
}
