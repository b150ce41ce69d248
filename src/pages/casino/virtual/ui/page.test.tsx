// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { allSettled } from 'effector';
import { expect, test } from 'vitest';

import { champ, game, sport } from '@contracts/feed.testing';

import { $chains, virtualGame } from '@/entities/casino/chains';
import { feedChanged } from '@/shared/feed';
import { now, part, press, refusal, rows, settle } from '@/shared/testing';

import { football, match, minuteMs, openPage, over, path, schedule, tennis } from '../virtual.testing';

type Opened = Awaited<ReturnType<typeof openPage>>;
/** The feed tells matches of a sport, in play or to come. */
const tell = ({ scope }: Opened, zone: 'live' | 'line', games: readonly ReturnType<typeof game>[]) => {
  const entities = { sports: [sport(football)], champs: [champ(1, { sportId: football })], games };
  const topic = `list:${zone}:${String(football)}`;
  return settle(() => {
    void allSettled(feedChanged, { scope, params: [{ kind: 'snapshot', topic, ts: 0, entities }] as never });
  });
};
const inPlay = (id: number) => game(id, { sportId: football, opp1: { id: 3, name: 'Blues', nameEng: 'Blues' } });

test('[CAS-09] the next round says when its bets close and how many minutes are left; another sport has its own', async () => {
  const matches = [match(2), match(3, { sportId: tennis, round: 31, startAt: now + minuteMs })];
  await openPage(schedule({ matches }));
  expect(screen.getByText('Round 8').closest('p')).toHaveTextContent('Round 8Bets close at 15:04Minutes left: 5');
  await press(screen.getByRole('radio', { name: 'Tennis' }));
  expect(screen.getByText('Round 31').closest('p')).toHaveTextContent('Minutes left: 1');
  expect(screen.queryByText('Round 8')).toBeNull();
});

test('[CAS-09] what comes back is said for the sport that is chosen', async () => {
  await openPage(schedule());
  const shares = () =>
    ['RTP, most selections', 'RTP, long-odds selections'].map(
      (name) => part('Rules and RTP').getByText(name).nextElementSibling?.textContent,
    );
  expect(shares()).toEqual(['95.2%', '88%']);
  expect(part('Rules and RTP').getByText(/every 5 minutes.*60 seconds of play\. Bets close 5 seconds/)).toBeVisible();
  await press(screen.getByRole('radio', { name: 'Tennis' }));
  expect(shares()).toEqual(['94%', '90%']);
});

test('[FAIR-18] a sport without a round waits for its public value, and says so', async () => {
  await openPage(schedule({ matches: [match(3, { sportId: tennis })] }));
  const waits = 'The public value is not available yet. Rounds start once it is.';
  expect(screen.getByText(waits)).toBeVisible();
  await press(screen.getByRole('radio', { name: 'Tennis' }));
  expect(screen.queryByText(waits)).toBeNull();
});

test('[CAS-09] results stand by round, the newest first, without those of other sports and of what is not over', async () => {
  const matches = [over(1, { round: 6, score: [0, 0] }), over(2), over(3, { sportId: tennis }), match(4)];
  await openPage(schedule({ matches }));
  const last = part('Recent rounds');
  expect(last.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'Round 7',
    'Round 6',
  ]);
  expect(rows(last)).toEqual(['Home 2 – Away2:1Verify', 'Home 1 – Away0:0Verify']);
  await press(screen.getByRole('radio', { name: 'Basketball' }));
  expect(part('Recent rounds').getByText('No rounds yet')).toBeVisible();
});

test('[CAS-09] a schedule that does not load is asked for again', async () => {
  let isBack = false;
  await openPage(() => (isBack ? schedule() : refusal(1, '', 403)));
  expect(screen.getByRole('heading', { name: 'The schedule could not be loaded.' })).toBeVisible();
  isBack = true;
  await press('Try again');
  expect(screen.getByText('Round 8')).toBeVisible();
});

test('[CAS-09] a match that begins asks for the schedule anew; its picture opens by a press and closes by the next', async () => {
  const page = await openPage(schedule());
  expect(part('In play').getByText(/^No match of this sport is in play/)).toBeVisible();
  await tell(page, 'live', [inPlay(40)]);
  expect(page.asked(path)).toHaveLength(2);
  expect(rows(part('In play'))).toEqual([expect.stringMatching(/Blues – Chelsea0:0Animation$/)]);
  const picture = screen.getByRole('button', { name: 'Animation: Blues – Chelsea' });
  await press(picture);
  expect(picture).toHaveAttribute('aria-pressed', 'true');
  await press(picture);
  expect(picture).toHaveAttribute('aria-pressed', 'false');
  page.unmount();
  await tell(page, 'live', [inPlay(41)]);
  expect(page.asked(path)).toHaveLength(2);
});

/** A match of the next round. */
const coming = game(50, {
  ...{ sportId: football, zone: 'line', status: 0, liveInLive: false, startAt: now / 1000 + 300, elapsed: null },
});

test.each([
  ['of another sport', true, tennis],
  ['of this sport', false, football],
])(
  '[FAIR-19] while a warning %s waits for its answer, prices of this one stand here: %s',
  async (_, areThere, sportId) => {
    const page = await openPage(schedule(), [[$chains, { [virtualGame(sportId)]: { alarm: 'exchanged' } }]]);
    await tell(page, 'line', [coming]);
    expect(screen.queryByText(/Arsenal/) !== null).toBe(areThere);
  },
);
