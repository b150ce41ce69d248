/** The games of free tickets, in the order of their menu. The list is fixed: row ROUTE-64. */
export const bonusGames = ['fortuna', 'chest', 'memory', 'safe', 'lottery', 'dragon-bonus'] as const;
export type BonusGame = (typeof bonusGames)[number];

export const isBonusGame = (name: string): name is BonusGame => bonusGames.some((known) => known === name);

/** The entry of the site's configuration that offers them. */
export const bonusGamesEntry = 27;

/** The path of a game. */
export const pathOfBonusGame = (name: BonusGame): string => `/bonusgames/${name}`;
