// @vitest-environment jsdom
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';

import { type GamePicture, PictureOrder } from '@contracts/game-frame';
import { gameOf, type Slug, slugs } from '@contracts/games';

import { openFrame } from './frame';

type End = {
  postMessage: (data: unknown) => void;
  close: () => void;
  onmessage: ((told: { data: unknown }) => void) | null;
};

/** Two ends that hear each other at once, until one of them closes. */
class Channel {
  port1: End = this.end(() => this.port2);
  port2: End = this.end(() => this.port1);
  private end(other: () => End): End {
    const close = () => {
      this.port1.onmessage = this.port2.onmessage = null;
    };
    return { postMessage: (data) => other().onmessage?.({ data }), close, onmessage: null };
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('MessageChannel', Channel);
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

const hello = { openbook: 'frame', version: 1, type: 'hello' };
const pictureOf = (game: Slug): GamePicture => ({
  ...{ game, choice: gameOf(game).first, draws: [1, 2, 3], isOpen: false, moves: false, colours: { ink: 'black' } },
});

/** The page with the frame of a game. `comes`: the frame has said hello; whatever it is told, it answers as a picture does. */
function open(game: Slug, { comes = true, answers = true } = {}) {
  const iframe = document.body.appendChild(document.createElement('iframe'));
  const [life, shown, ended] = [new AbortController(), vi.fn(), vi.fn()];
  onTestFinished(() => {
    life.abort();
    iframe.remove();
  });
  const own = iframe.contentWindow!;
  const ports: End[] = [];
  own.postMessage = (_: unknown, __?: unknown, moved?: unknown) => void ports.push(...((moved ?? []) as End[]));
  const show = openFrame({ iframe, gone: life.signal, shown, ended });
  const call = (data: unknown, origin = 'null', source: Window = own) =>
    dispatchEvent(new MessageEvent('message', { source, origin, data }));
  const say = (word: unknown) => ports[0]?.postMessage(word);
  const told: unknown[] = [];
  if (comes) {
    call(hello);
    ports[0]!.onmessage = ({ data }) => {
      told.push(data);
      if (answers) say({ type: (data as PictureOrder).type === 'ping' ? 'pong' : 'shown' });
    };
    show(pictureOf(game));
  }
  const why = () => ended.mock.calls.map(([text]) => text as string);
  return { iframe, shown, told, call, say, show, why };
}
type Opened = ReturnType<typeof open>;

test.each(slugs)(
  '[CAS-03] %s: a frame is told its picture and no sum, session or key; one that answers stays',
  (game) => {
    const { shown, told, why } = open(game);
    vi.advanceTimersByTime(60_000);
    expect(told[0]).toEqual({ type: 'show', picture: pictureOf(game) });
    expect(told.map((order) => PictureOrder.parse(order))).toEqual(told);
    expect(shown).toHaveBeenCalled();
    expect(why()).toEqual([]);
  },
);

const lie =
  (word: unknown) =>
  ({ say }: Opened) =>
    say(word);
const wrong = 'It says what no picture says';

/** What a frame may try, and why it is put away. */
const lies: readonly (readonly [what: string, act: (opened: Opened) => void, why: string])[] = [
  ['names a sum that was paid', lie({ type: 'paid', sum: 1_000_000 }), wrong],
  ['names an outcome of its own', lie({ type: 'outcome', draws: [7], payout: 3600 }), wrong],
  ['adds the round of somebody else', lie({ type: 'shown', roundId: 'another' }), wrong],
  ['adds an amount afterwards', lie({ type: 'shown', amount: 500 }), wrong],
  ['asks for a round', lie({ type: 'play', stake: 100 }), wrong],
  ['says the words of the page', lie({ type: 'show', picture: pictureOf('dice') }), wrong],
  ['says a wrong type', lie({ type: 7 }), wrong],
  ['says a list', lie(['shown']), wrong],
  ['says bare text', lie('shown'), wrong],
  ['says a number', lie(NaN), wrong],
  ['says nothing at all', lie(null), wrong],
  ['says that it cannot draw', lie({ type: 'failed' }), 'It cannot draw'],
  [
    'floods',
    ({ say }) => {
      for (let count = 0; count < 1001; count++) say({ type: 'shown' });
    },
    'It floods the host with messages',
  ],
  ['greets again', ({ call }) => call(hello), 'Another page has come into its frame'],
  [
    'comes from an origin',
    ({ call }) => call(hello, 'https://other.example'),
    'It comes from https://other.example, not from null',
  ],
  [
    'goes elsewhere',
    ({ iframe }) => {
      iframe.dispatchEvent(new Event('load'));
      iframe.dispatchEvent(new Event('load'));
    },
    'It has gone to another page',
  ],
];

// The page never looks at which game it is: the journey through every game shows it.
test.each(lies)('[CAS-03] a frame that %s is put away and heard no more', (_, act, expected) => {
  const opened = open('dice');
  act(opened);
  expect(opened.why()[0]).toBe(expected);
  const heard = opened.shown.mock.calls.length;
  opened.say({ type: 'shown' });
  expect(opened.shown).toHaveBeenCalledTimes(heard);
  // All that ever comes out of a frame is that it has drawn.
  expect(opened.shown.mock.calls.every((words) => words.length === 0)).toBe(true);
});

test('[CAS-03] a frame that does not come, and one that hangs, are put away', () => {
  const silent = open('dice', { comes: false });
  vi.advanceTimersByTime(4999);
  expect(silent.why()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(silent.why()).toEqual(['It does not come']);

  const hangs = open('dice', { answers: false });
  hangs.say({ type: 'shown' });
  vi.advanceTimersByTime(14_999);
  expect(hangs.why()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(hangs.why()).toEqual(['It hangs']);
});

test('[CAS-03] what another window says is not the frame', () => {
  const { call, why, shown } = open('dice', { comes: false });
  call(hello, 'null', window);
  expect(shown).not.toHaveBeenCalled();
  vi.advanceTimersByTime(5000);
  expect(why()).toEqual(['It does not come']);
});
