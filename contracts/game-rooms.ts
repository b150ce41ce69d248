/**
 * The materials of each room's table. It is the same in every theme, like a cover; only its ground goes a step down in
 * the dark one.
 */
import { facts, type Ground, type Slug } from './games/facts.ts';

type Room = {
  /** The table; its sunken parts; the pieces on it; lines. */
  stage: string;
  ground: string;
  card: string;
  line: string;
  ink: string;
  quiet: string;
  /** The one warm colour, and texts on it. */
  accent: string;
  onAccent: string;
  /** The chosen or paid part. */
  soft: string;
};
export type RoomColour = keyof Room;

const night = { ink: '#f4f6ff', quiet: '#c0c9ee', accent: '#ffd27a', onAccent: '#17202a' };
const felt: Room = {
  ...{ stage: '#114436', ground: '#0c3328', card: '#195545', line: '#3f7c69', soft: '#2a6b57' },
  ...{ ink: '#f7f3e6', quiet: '#b9d3c8', accent: '#e8c678', onAccent: '#17202a' },
};
const harbour: Room = {
  ...night,
  ...{ stage: '#141f4d', ground: '#0e1638', card: '#1f2d66', line: '#36468c', soft: '#3b5bc2' },
};
const indigo: Room = {
  ...{ stage: '#232a5e', ground: '#191f49', card: '#2e3775', line: '#4d59ab', soft: '#4a57b0' },
  ...{ ink: '#f3f4ff', quiet: '#c0c6ec', accent: '#5fe0c0', onAccent: '#17202a' },
};
const plum: Room = {
  ...{ stage: '#2c1d52', ground: '#1f1340', card: '#4a3686', line: '#5c468f', soft: '#7a5fc8' },
  ...{ ink: '#f7f2ff', quiet: '#cbbfe8', accent: '#ffd27a', onAccent: '#2c1d52' },
};
const teal: Room = {
  ...{ stage: '#0d4a54', ground: '#093841', card: '#125b66', line: '#2f7f8b', soft: '#1f7a86' },
  ...{ ink: '#f2fbfb', quiet: '#b5d8dc', accent: '#ffd27a', onAccent: '#0d4a54' },
};
const wine: Room = {
  ...{ stage: '#6b1830', ground: '#521023', card: '#812340', line: '#a4516a', soft: '#a8344f' },
  ...{ ink: '#fff5f2', quiet: '#f0c9d0', accent: '#ffd27a', onAccent: '#521023' },
};

const rooms: Readonly<Record<Ground, Room>> = { felt, harbour, indigo, plum, teal, wine };

export const gameRooms = Object.fromEntries(facts.map(({ slug, ground }) => [slug, rooms[ground]])) as Readonly<
  Record<Slug, Room>
>;
