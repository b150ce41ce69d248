import type { Pair, Side } from '../match.ts';
import { type Points, timesOf } from '../parted/joint.ts';
import type { Random } from '../random.ts';

/** The sides have the ball in turn. A drive brings points or none; prices assume exactly this. */
export const drivesInQuarter = 6;
export const quarters = 4;
export const regularDrives = quarters * drivesInQuarter;
/** In overtime each side has a drive, again and again, until one leads; after so many rounds a field goal decides. */
export const mostRounds = 5;
export const fieldGoal = 3;

/** A touchdown with no, one or two points after it. */
const afterTouchdown: readonly (readonly [points: number, share: number])[] = [
  [6, 0.05],
  [7, 0.9],
  [8, 0.05],
];
const usual = { touchdown: 0.205, fieldGoal: 0.165 };

/** Chances of the points of a drive; `skill` 0 is an average side against an average one. */
export function driveOf(skill: number): Points {
  const touchdown = usual.touchdown * Math.exp(skill);
  const goal = usual.fieldGoal * Math.exp(skill / 3);
  const points = new Float64Array(9);
  points[0] = 1 - touchdown - goal;
  points[fieldGoal] = goal;
  for (const [count, share] of afterTouchdown) points[count] = touchdown * share;
  return points;
}

export function drawDrive(points: Points, random: Random): number {
  let draw = random();
  const found = points.findIndex((chance) => (draw -= chance) < 0);
  return Math.max(0, found);
}

const other = (side: Side): Side => (side === 1 ? 2 : 1);

/** The side with the ball in a drive, from 0. The side that kicked off has it first in the second half. */
export const sideOf = (first: Side, drive: number): Side => {
  const isSecondHalf = drive >= regularDrives / 2 && drive < regularDrives;
  const begins = isSecondHalf ? other(first) : first;
  return drive % 2 === 0 ? begins : other(begins);
};

/** Drives of each side from one up to another. */
export const drivesOf = (first: Side, from: number, to: number): Pair => {
  const own = Array.from({ length: Math.max(0, to - from) }, (_, index) => sideOf(first, from + index));
  const count = own.filter((side) => side === 1).length;
  return [count, own.length - count];
};

/** The points of each side in those drives. */
export const pointsOf = (drives: readonly [Points, Points], [home, away]: Pair): [Points, Points] => [
  timesOf(drives[0], home),
  timesOf(drives[1], away),
];

export const meanOf = (points: Points): number => points.reduce((sum, chance, count) => sum + chance * count, 0);
