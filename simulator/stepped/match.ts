import { isLineGroup } from '../line-groups.ts';
import type { Block, Match, Noise, Quote, Scope, View } from '../match.ts';
import { countUntil, marketNumber, once } from '../match.ts';
import { createQuotes } from '../quotes.ts';
import { createRandom, hash } from '../random.ts';
import { periodTexts } from '../texts/periods.ts';
import type { Course } from './course.ts';

type Moment<State> = { at: number; state: State };

/** Plays on from a moment to the end. */
function play<State>(course: Course<State>, seed: number, from: Moment<State>): Moment<State>[] {
  const random = createRandom(seed);
  const moments = [from];
  let { at, state } = from;
  while (!course.isOver(state)) {
    const step = course.next(state, random);
    at += step.took;
    state = step.state;
    moments.push({ at, state });
  }
  return moments;
}

export const createSteppedMatch = <State>(seed: number, course: Course<State>): Match =>
  matchOf(seed, course, () => play(course, seed, { at: 0, state: course.start }));

function matchOf<State>(seed: number, course: Course<State>, makeMoments: () => Moment<State>[]): Match {
  const moments = once(makeMoments);
  const times = once(() => moments().map(({ at }) => at));
  const end = () => times().at(-1) ?? 0;
  const momentAt = (second: number): Moment<State> =>
    moments()[countUntil(times(), second) - 1] ?? { at: 0, state: course.start };
  /** Moments at which something may have been decided. */
  const stages = once(() =>
    moments().flatMap(({ at, state }, index) => {
      const before = moments()[index - 1];
      return before && course.stageOf(before.state) !== course.stageOf(state) ? [at] : [];
    }),
  );
  const booksAt = (second: number, noise: Noise) => {
    // Before the match nobody need play it.
    if (second < 0) return course.booksOf(course.start, noise);
    return second >= end() ? [] : course.booksOf(momentAt(second).state, noise);
  };

  const { joins } = course;
  const viewAt = (second: number): View => {
    const { at, state } = momentAt(second);
    const { isBreak = false, clock = { elapsed: at, rate: 1 }, ...shown } = course.shownOf(state);
    const isOver = second >= end();
    const rate = isOver || isBreak ? 0 : clock.rate;
    return {
      ...shown,
      ...(isOver && { periodName: periodTexts.finished }),
      status: isOver ? 4 : isBreak ? 3 : 2,
      elapsed: Math.floor(clock.elapsed + (Math.min(second, end()) - at) * rate),
      rate,
      incidents: [],
      redCards: null,
    };
  };

  const until = (second: number) => moments().filter(({ at }) => at <= second);

  return {
    end,
    settleAt: once(() => [...stages().filter((at) => at < end()), end()]),
    factsAt: (second) => {
      const facts = course.factsOf(momentAt(second).state);
      return { ...facts, isOver: second >= end() };
    },
    viewAt,
    quotesAt: (second, noise, scope: Scope = 'whole'): Quote[] => {
      const { quotes, add } = createQuotes();
      // What lists show is of these groups; the other books are made when somebody opens the match.
      for (const book of booksAt(second, noise)) if (scope === 'whole' || isLineGroup(book.groupId)) book.add(add);
      return quotes;
    },
    ...(joins && {
      joins: {
        fits: joins.fits,
        chanceAt: (second, noise, keys) => {
          if (second < 0) return joins.chanceOf(course.start, noise, keys);
          return second >= end() ? null : joins.chanceOf(momentAt(second).state, noise, keys);
        },
      },
    }),
    groupsAt: (second) => booksAt(second, [1, 1]).map(({ groupId, period = 0 }) => marketNumber(groupId, period)),
    changedAt: (second) => momentAt(second).at,
    blocks: once(() => stages().map((at): Block => ({ at, seconds: course.suspension, reason: 'break' }))),
    withGoal: (second, side) =>
      matchOf(seed, course, () => {
        const { state } = momentAt(second);
        const given = { at: second, state: course.give(state, side) };
        return [...until(second), ...play(course, hash(seed, Math.floor(second)), given)];
      }),
    finishedAt: (second, score) =>
      matchOf(seed, course, () => [
        ...until(second),
        { at: second, state: course.finish(momentAt(second).state, score) },
      ]),
  };
}
