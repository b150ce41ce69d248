import { isWatched } from './loop.ts';

/** So long may one turn of the loop work on slices where people wait: with what follows a commit it is ten milliseconds. */
const turnMs = 7;

/** Does one slice; asks before each step whether it may still do it. Gives whether something is left. Never throws. */
type Slice = (mayGoOn: () => boolean) => boolean;

/** Allows so many steps. */
export const upTo = (most: number): (() => boolean) => {
  let done = 0;
  return () => (done += 1) <= most;
};

/**
 * Work that may be long, done in slices of at most `most` steps, so that others are answered between them. `press` does the first at
 * once: what fits into one is done when it returns. Slices of one turn share its time; in a world of a test only steps count,
 * because its machine may be slow.
 */
export function createSlices(world: object, most: number, slice: Slice): { press: () => void; isBusy: () => boolean } {
  let began: number | null = null;
  let isLeft = false;
  const run = (isFirst: boolean): void => {
    let isFirstStep = isFirst;
    const mayStep = upTo(most);
    isLeft = slice(() => {
      // However late the turn is, the work goes on by one step.
      const isInTime = isFirstStep || !isWatched(world) || performance.now() - (began ?? 0) < turnMs;
      isFirstStep = false;
      return isInTime && mayStep();
    });
  };
  const nextTurn = (): void => {
    began = null;
    if (isLeft) press();
  };
  const press = (): void => {
    const isFirst = began === null;
    if (isFirst) {
      began = performance.now();
      setImmediate(nextTurn);
    }
    run(isFirst);
  };
  return { press, isBusy: () => isLeft };
}
