import { type SharedChoice, sharedGameOf, type SharedKind } from '@contracts/shared-games';

/** A choice by which the rules speak of a game while the player has made none. */
export function usualOf(kind: SharedKind): SharedChoice {
  if (kind === 'crash') return { auto: 200 };
  return kind === 'keno-draw' ? { picks: [1, 2, 3, 4] } : sharedGameOf(kind).first;
}
