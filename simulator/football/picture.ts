import type { ZonePhase } from '../../contracts/zone.ts';
import type { Side } from '../match.ts';
import { between, createRandom, hash, type Random } from '../random.ts';
import type { ZoneMoment } from '../zone/moment.ts';
import { type Drawn, momentOf, type Place } from '../zone/moments.ts';
import type { Attempt } from './attempts.ts';
import { kickoffAfter } from './attempts.ts';
import { openPlay, spotOf } from './play.ts';
import type { FootballEvent, Timeline } from './timeline.ts';
import { clockAt, halfLength, secondHalfStart } from './timeline.ts';

const centre: Place = [52, 34];
const mouth: Place = [105, 34];
const otherSide = (side: Side): Side => (side === 1 ? 2 : 1);
/** An attack is seen for this long before it becomes dangerous, or brings a corner. */
const attackLead = 4;
const cornerPause = 9;
/** A goal is told when it counts; its shot a breath before. */
const flight = 1.2;

/** A piece of the match that open play leads to: from its first event until play goes on. `next` has the ball then. */
type Piece = { from: number; to: number; next: Side; events: Drawn[] };

const shotFrom = (random: Random, xg: number): Place =>
  xg > 0.2 ? [between(random, 93, 99), between(random, 29, 39)] : [between(random, 80, 92), between(random, 18, 50)];

/** The result of a missed shot. */
function missOf(random: Random): { shot: ZonePhase; then: ZonePhase; by: 'same' | 'other' } {
  const draw = random();
  if (draw < 0.3) return { shot: 'shot_on', then: 'save', by: 'other' };
  return draw < 0.72
    ? { shot: 'shot_off', then: 'goal_kick', by: 'other' }
    : { shot: 'blocked', then: 'safe', by: 'other' };
}

function pieceOf(random: Random, { from, at, to, side, kind, xg, isGoal }: Attempt): Piece {
  const keeper = otherSide(side);
  const value = Math.round(xg * 100);
  const wing = between(random, 10, 58);
  const lead: Drawn[] =
    kind === 'penalty'
      ? [{ at: from, phase: 'penalty', side, place: [94, 34], value }]
      : [
          { at: from - attackLead, phase: 'attack', side, place: [between(random, 66, 76), wing] },
          { at: from, phase: 'danger', side, place: [between(random, 82, 92), wing] },
          { at: (from + at) / 2, phase: 'danger', side, place: [between(random, 88, 98), between(random, 16, 52)] },
        ];
  const start = kind === 'penalty' ? from : from - attackLead;
  if (kind === 'lost') {
    return { from: start, to, next: keeper, events: [...lead, { at, phase: 'safe', side: keeper, place: [12, 34] }] };
  }
  const place: Place = kind === 'penalty' ? [94, 34] : shotFrom(random, xg);
  if (isGoal) {
    const isOwn = kind === 'own_goal';
    const shot: Drawn[] = isOwn ? [] : [{ at: Math.max(from, at - flight), phase: 'shot_on', side, place, value }];
    return {
      from: start,
      to,
      next: keeper,
      events: [
        ...lead,
        ...shot,
        { at, phase: isOwn ? 'own_goal' : 'goal', side, place: mouth },
        { at: at + kickoffAfter, phase: 'kickoff', side: keeper, place: centre },
      ],
    };
  }
  const { shot, then } = missOf(random);
  const after = then === 'save' ? at + flight : to;
  const rest: Drawn = { at: after, phase: then, side: keeper, place: then === 'safe' ? [20, 34] : [5, 34] };
  return { from: start, to, next: keeper, events: [...lead, { at, phase: shot, side, place, value }, rest] };
}

/** A substitute comes on some seconds after play was stopped. */
const changeAfter = 4;
type ChangesAt = (event: FootballEvent) => readonly Side[];

/** What happened besides chances: corners, cards, reviews. An attack is seen before a corner, nothing before the others. */
function pieceOfEvent(random: Random, event: FootballEvent, changesAt: ChangesAt | undefined): Piece[] {
  const { at, kind, side } = event;
  const changes = (changesAt?.(event) ?? []).map((each): Drawn => ({
    ...{ at: at + changeAfter, phase: 'sub', side: each, place: spotOf(random, 'sub') },
  }));
  if (kind === 'corner') {
    const corner: Place = [105, random() < 0.5 ? 0 : 68];
    return [
      {
        from: at - attackLead,
        to: at + cornerPause,
        next: otherSide(side),
        events: [
          { at: at - attackLead, phase: 'attack', side, place: [between(random, 76, 88), corner[1] === 0 ? 10 : 58] },
          { at, phase: 'corner', side, place: corner },
          ...changes,
          { at: at + cornerPause, phase: 'safe', side: otherSide(side), place: [16, 34] },
        ],
      },
    ];
  }
  if (kind !== 'yellow' && kind !== 'red' && kind !== 'var') return [];
  const place = spotOf(random, 'foul');
  return [{ from: at, to: at + 12, next: otherSide(side), events: [{ at, phase: kind, side, place }, ...changes] }];
}

/**
 * The picture of a match: open play between what its timeline and its attempts tell. `changesAt`: the substitute at a
 * break; where the line-ups are not known, open play shows substitutions of its own.
 */
export function footballPicture(
  timeline: Timeline,
  attempts: readonly Attempt[],
  seed: number,
  changesAt?: ChangesAt,
): ZoneMoment[] {
  const random = createRandom(hash(seed, 0x21c7));
  const pieces = [
    ...attempts.map((attempt) => pieceOf(random, attempt)),
    ...timeline.events.flatMap((event) => pieceOfEvent(random, event, changesAt)),
  ].sort((a, b) => a.from - b.from);
  const drawn: Drawn[] = [];
  const secondStart = secondHalfStart(timeline);
  const halfEnd = halfLength + timeline.added[0];
  for (const [start, end, first] of [
    [0, Math.min(halfEnd, timeline.end), 1],
    [secondStart, timeline.end, 2],
  ] as const) {
    if (start >= timeline.end) continue;
    drawn.push({ at: start, phase: 'kickoff', side: first, place: centre });
    let at = start + 2;
    let side: Side = first;
    for (const piece of pieces) {
      const [from] = piece.events;
      if (!from || piece.to < start || piece.from >= end) continue;
      const play = openPlay(random, at, piece.from, side, !changesAt);
      drawn.push(...play.events, ...piece.events.filter((event) => event.at >= start && event.at < end));
      at = Math.max(at, piece.to);
      side = piece.next;
    }
    drawn.push(...openPlay(random, at, end, side, !changesAt).events);
  }
  if (halfEnd < timeline.end) drawn.push({ at: halfEnd, phase: 'half', side: 0, place: centre });
  drawn.push({ at: timeline.end, phase: 'end', side: 0, place: centre });
  return drawn.sort((a, b) => a.at - b.at).map((each) => momentOf(each, whenOf(timeline, each.at)));
}

/** Period and clock; what ends a half still belongs to it. */
function whenOf(timeline: Timeline, at: number): [number, number] {
  const { half, clock } = clockAt(timeline, Math.min(at, timeline.end));
  return [half === 0 ? 1 : half, clock];
}

/** A forced goal: there was no attack before it. */
export const goalOutOfNothing = (timeline: Timeline, at: number, side: Side): ZoneMoment[] =>
  [
    { at, phase: 'goal', side, place: mouth } as const,
    { at: at + kickoffAfter, phase: 'kickoff', side: otherSide(side), place: centre } as const,
  ].map((each) => momentOf(each, whenOf(timeline, each.at)));
