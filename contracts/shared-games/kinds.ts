/** The names alone, for schemas and lists that need no mathematics. */
export const sharedKinds = ['crash', 'keno-draw', 'roulette-draw', 'wheel-draw'] as const;
export type SharedKind = (typeof sharedKinds)[number];

/** The topic of the feed on which a kind tells of its rounds. */
export const topicOf = (kind: SharedKind): string => `shared:${kind}`;

/** Where the page of a kind stands. */
export const sectionOf = (kind: SharedKind): 'crash-games' | 'tvgames' =>
  kind === 'crash' ? 'crash-games' : 'tvgames';

export const isSharedKind = (game: string): game is SharedKind => sharedKinds.some((kind) => kind === game);
