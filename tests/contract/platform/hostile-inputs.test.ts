/**
 * Gives hostile inputs to the functions that read them: feed, prices, balance, stake, forms and manifest. Needs no
 * server.
 */
import { allSettled, fork } from 'effector';
import { expect, test, vi } from 'vitest';

import { parseSum } from '@/shared/ui/money-field';

import { LoginText, NewPassword } from '../../../contracts/auth.ts';
import type { Market } from '../../../contracts/feed.ts';
import { digitsOf, isPhone } from '../../../src/entities/access/phone/lib/phone';
import { $activeAccount, balanceRefreshRequested } from '../../../src/entities/account';
import { createBook } from '../../../src/entities/match/lib/book';
import { createMirror } from '../../../src/entities/match/lib/mirror';
import { parseManifest } from '../../../src/entities/plugin/lib/parse-manifest';
import { $userId } from '../../../src/entities/session';
import { codeOf, isCode } from '../../../src/features/betting/share-coupon/lib/wishes';
import { fetchFx } from '../../../src/shared/api';
import { decodeMessage } from '../../../src/shared/feed/decode';
import { requestSnapshotFx } from '../../../src/shared/feed/snapshot';
import { logFx } from '../../../src/shared/lib/logger';
import { hostile, type HostileRow, isCorpusHere } from '../../support/hostile.ts';

/** Lists the rows whose outcome is not the one that the row names. */
function wrongRows(boundary: string, isRight: (row: HostileRow & { outcome: string }) => boolean): unknown[] {
  const rows = hostile(boundary);
  expect(rows.length).toBeGreaterThan(0);
  const wrong = rows.filter((row) => !isRight({ ...row, outcome: row.expect.outcome }));
  expect(['polluted', 'isAdmin'].filter((key) => key in {})).toEqual([]);
  return wrong.map(({ id, value }) => [id, value]);
}

test.skipIf(!isCorpusHere)('[F69] the feed drops a hostile message and keeps the others', () => {
  const good = { t: 'ping', ts: 1 };
  const topics = new Set(['game:1']);
  const wrong = wrongRows('feed', ({ value }) => {
    const delta = { t: 'delta', ts: 1, ...(value as object) };
    const { frames } = decodeMessage(JSON.stringify([value, delta, good]));
    // The client ignores a number below the first one, and a topic that it did not open.
    const taken = frames.filter((frame) => frame.t === 'delta' && topics.has(frame.topic) && frame.seq > 0);
    return taken.length === 0 && JSON.stringify(frames.at(-1)) === JSON.stringify(good);
  });
  expect(wrong).toEqual([]);
});

const topic = 'game:1';
const market = {
  id: 5,
  gameId: 1,
  groupId: 1,
  groupName: '1X2',
  typeId: 1,
  kind: 1,
  name: '1',
  isBlocked: false,
  isBannedExpress: false,
  isMain: true,
  sort: 1,
};

/**
 * Gives the prices on the page after a snapshot with this price for the first outcome and a patch with it for the
 * second.
 */
async function pricesWith(coef: unknown): Promise<unknown[]> {
  const entities = {
    markets: [
      { ...market, coef },
      { ...market, id: 6, coef: 1.85 },
    ],
  };
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ topic, epoch: 'e', seq: 1, ts: 1, entities })));
  const { value, status } = await allSettled(requestSnapshotFx, {
    scope: fork(),
    params: { topic, ticket: 1, attempt: 1, language: 'en' },
  });
  vi.unstubAllGlobals();
  if (status !== 'done') return [status];
  const book = createBook();
  const mirror = createMirror(book);
  mirror.apply([{ kind: 'snapshot', topic, ts: 1, entities: value.entities }]);
  const before = [book.priceOf(5), book.priceOf(6)];
  const patch = { op: 'patch', kind: 'market', id: 6, value: { coef } };
  const { frames } = decodeMessage(JSON.stringify({ t: 'delta', topic, epoch: 'e', seq: 2, ts: 2, ops: [patch] }));
  for (const frame of frames) if (frame.t === 'delta') mirror.apply([{ kind: 'ops', topic, ts: 1, ops: frame.ops }]);
  return [...before, book.priceOf(6)];
}

test.skipIf(!isCorpusHere)(
  '[ODDS-02] a price that is none blocks its own outcome; the rest of the game is there',
  async () => {
    const rows = hostile('odds');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, value } of rows) {
      // The feed drops a patch that breaks the contract, and asks for a snapshot.
      const patched = typeof value === 'number' || value === null ? 0 : 1850;
      expect([id, ...(await pricesWith(value))]).toEqual([id, 0, 1850, patched]);
    }
  },
);

test('[ODDS-02] [ODDS-05] odds that win nothing are no price, in a snapshot or a patch', () => {
  const book = createBook();
  const mirror = createMirror(book);
  const markets: Market[] = [5, 6, 7].map((id) => ({ ...market, id, coef: 1.85 }));
  mirror.apply([{ kind: 'snapshot', topic, ts: 1, entities: { markets } }]);
  mirror.apply([{ kind: 'ops', topic, ts: 1, ops: [{ op: 'odds', values: [5, 1000, 6, -2000, 7, 1001] }] }]);
  expect([5, 6, 7].map((id) => book.priceOf(id))).toEqual([0, 0, 1001]);
});

test.skipIf(!isCorpusHere)(
  '[ACC-01] a balance that cannot be is off the contract: reported, and nothing can be staked from it',
  async () => {
    const rows = hostile('money');
    expect(rows.length).toBeGreaterThan(0);
    for (const { id, value } of rows) {
      const account = { id: 1, iso: 'RUB', currencyId: 1, type: 0, symbol: '₽', label: '', isActive: true, points: 0 };
      const accounts = [{ ...account, money: value }];
      const rest = { isAvailableFirstDepositBonus: false, isAccountFrozen: false, convertStatus: 0 };
      const data = { accounts, all_accounts: accounts, bonuses: [], activeAccountId: 1, mainAccountId: 1, ...rest };
      const logged: string[] = [];
      const scope = fork({
        values: [[$userId, 7]],
        handlers: [
          [fetchFx, () => Promise.resolve(Response.json({ data }))],
          [logFx, ({ text }: { text: string }) => void logged.push(text)],
        ],
      });
      await allSettled(balanceRefreshRequested, { scope });
      expect([id, scope.getState($activeAccount), logged]).toEqual([
        id,
        null,
        ['Wrong shape of /web-api/account/balance'],
      ]);
    }
  },
);

test.skipIf(!isCorpusHere)('[CPN-01] a hostile stake is no stake; ordinary typing is', () => {
  const wrong = wrongRows('stake', ({ value, outcome, expect: wanted }) => {
    const minor = parseSum(String(value), 'RUB', 'ru-RU');
    const due = (wanted as { valueMinor?: number }).valueMinor ?? null;
    return outcome === 'accepted' ? minor === due : minor === null || minor === due;
  });
  expect(wrong).toEqual([]);
});

const russia = { id: 1, name: 'Russia', code: '+7', mask: '(###) ###-##-##', min: 10, max: 10 };
const borders: Readonly<Record<string, (text: string) => boolean>> = {
  phone: (text) => isPhone(digitsOf(text, russia), russia),
  email: (text) => LoginText.safeParse(text).success,
  password: (text) => NewPassword.safeParse(text).success,
  couponCode: (text) => isCode(codeOf(text)),
};

test.skipIf(!isCorpusHere)(
  '[CPN-34] [REG-14] what is no phone, address, password or code is refused by its field',
  () => {
    const fields = new Set(hostile('form').map(({ field }) => field));
    // No form asks for a birthday yet.
    fields.delete('birthday');
    expect([...fields].filter((field) => !(field in borders))).toEqual([]);
    const wrong = wrongRows('form', ({ field, value, outcome }) => {
      const isTaken = borders[field]?.(String(value)) ?? false;
      return outcome === 'accepted' ? isTaken : outcome === 'refused' ? !isTaken : true;
    });
    expect(wrong).toEqual([]);
  },
);

test.skipIf(!isCorpusHere)(
  '[PLUG-01] a hostile entry of the manifest costs itself alone and is reported; no manifest is none',
  () => {
    const wrong = wrongRows('manifest', ({ value, outcome, expect: wanted }) => {
      const { entries, problems } = parseManifest(value, {}, false);
      const ids = entries.map(({ id }) => id);
      if (outcome === 'manifest-refused') return ids.length === 0 && problems.length === 1;
      const { kept = [] } = wanted as { kept?: string[] };
      if (outcome === 'entry-dropped-or-loaded') return kept.every((id) => ids.includes(id));
      return JSON.stringify(ids) === JSON.stringify(kept) && problems.length === 1 && problems[0]?.path !== undefined;
    });
    expect(wrong).toEqual([]);
  },
);
