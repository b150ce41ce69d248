import { ofSide, type Pair, type Side } from '../match.ts';
import type { SetEnd } from '../rallies/set-chances.ts';
import type { Random } from '../random.ts';

/** A frame of snooker as it is played here, pot by pot. Prices assume exactly this. */

/** A pot: a red and a colour after it, or a colour alone at the end. */
const pots: readonly (readonly [points: number, chance: number])[] = [
  [1, 0.1],
  [5, 0.08],
  [6, 0.24],
  [7, 0.24],
  [8, 0.34],
];
const allPoints = 147;
/** The cheaper colours take points off the table that nobody gets. */
const worth = 1.18;

/** `atTable`: who plays next. `isSafe`: the other side cannot catch up; the break goes on until the first miss. */
export type Frame = { points: Pair; atTable: Side; isSafe: boolean };

const leftOn = ([first, second]: Pair): number => Math.max(0, allPoints - Math.ceil((first + second) * worth));
const isCaught = (points: Pair): boolean => Math.abs(points[0] - points[1]) <= leftOn(points);

/** The chance of side 1 to pot next. `skills`: of each side to pot when it is at the table. */
function firstPots([first, second]: Pair, atTable: Side): number {
  const someone = 1 - (1 - first) * (1 - second);
  return atTable === 1 ? first / someone : ((1 - second) * first) / someone;
}

export const startOfFrame = (breaks: Side): Frame => ({
  points: [0, 0],
  // The side that breaks leaves the table to the other side.
  atTable: breaks === 1 ? 2 : 1,
  isSafe: false,
});

const plus = ([first, second]: Pair, side: Side, points: number): Pair =>
  side === 1 ? [first + points, second] : [first, second + points];

/** The frame after a pot of that side. */
const afterPot = ({ points }: Frame, side: Side, potted: number): Frame => {
  const next = plus(points, side, potted);
  return { points: next, atTable: side, isSafe: !isCaught(next) };
};

/** Plays on to the next pot, or to the end of the frame. */
export function playPot(skills: Pair, frame: Frame, random: Random): { frame: Frame; isOver: boolean } {
  const { atTable, isSafe, points } = frame;
  const [draw, potDraw] = [random(), random()];
  if (isSafe && (draw >= ofSide(skills, atTable) || leftOn(points) === 0)) return { frame, isOver: true };
  const side = isSafe ? atTable : draw < firstPots(skills, atTable) ? 1 : 2;
  let rest = potDraw;
  const pot = pots.find(([, chance]) => (rest -= chance) < 0);
  return { frame: afterPot(frame, side, pot?.[0] ?? 1), isOver: false };
}

const least = 1e-8;
/** Nobody has more. */
const span = 200;
const sumsLeft = Array.from({ length: span + 1 }, (_, sum) => leftOn([sum, 0]));

/** How a frame can end. Chances flow from score to score; each pot makes the sum larger. */
export function frameEnds(skills: Pair, { points, atTable, isSafe }: Frame): SetEnd[] {
  const ends: SetEnd[] = [];
  const open = new Float64Array(span * span * 2);
  const begun = points[0] + points[1];
  open[(points[0] * span + points[1]) * 2 + atTable - 1] = 1;
  const rates = [firstPots(skills, 1), firstPots(skills, 2)] as const;
  const add = (at: number, chance: number) => {
    open[at] = (open[at] ?? 0) + chance;
  };
  for (let sum = begun; sum < span; sum += 1) {
    const left = sumsLeft[sum] ?? 0;
    for (let first = points[0]; first <= sum - points[1]; first += 1) {
      const second = sum - first;
      const at = (first * span + second) * 2;
      const safe = sum === begun ? isSafe : Math.abs(first - second) > left;
      for (let side = 0; side < 2; side += 1) {
        const chance = open[at + side] ?? 0;
        if (chance < least) continue;
        const goesOn = left === 0 ? 0 : (skills[side] ?? 0);
        const rate = rates[side] ?? 0;
        const home = chance * (safe ? (side === 0 ? goesOn : 0) : rate);
        const away = chance * (safe ? (side === 1 ? goesOn : 0) : 1 - rate);
        if (safe) ends.push({ points: [first, second], chance: chance * (1 - goesOn) });
        for (const [potted, share] of pots) {
          if (home > 0) add(at + potted * span * 2, home * share);
          if (away > 0) add(at + potted * 2 + 1, away * share);
        }
      }
    }
  }
  return ends;
}
