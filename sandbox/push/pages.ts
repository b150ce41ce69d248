import type { UserEvent } from '../../contracts/frames.ts';

/** The open pages of players, as far as every area needs them. The feed is what carries this. */
export type PlayerPages = {
  /** Pushes to every open connection of the player, to each in its own language. */
  publishUser: (userId: number, eventIn: (lng: string) => UserEvent) => void;
  /**
   * Ends the connections of a player, or those of one session: the next beat is the last. A page that connects again is
   * a visitor's.
   */
  hangUp: (userId: number, sessionId?: number) => void;
  /** The sessions of players that listen now. */
  players: () => { userId: number; sessionId: number }[];
  /** Players who have a page open, or closed it a moment ago. */
  listeners: () => number[];
};

declare module '../world/world.ts' {
  interface World {
    pages: PlayerPages;
  }
}
