import type { WorldNotice } from '../../contracts/plugin-beacon.ts';

/** What an operator must know of a world: somebody outside can know its results. */
export const noticesOf = (seed: number | null, replay?: { takesBets: boolean }): WorldNotice[] => [
  ...(seed === null ? [] : ['seed' as const]),
  ...(replay?.takesBets === true ? ['replayBets' as const] : []),
];
