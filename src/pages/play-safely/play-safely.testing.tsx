/** The page of limits before a server, for tests. */
import { act, render, screen, within } from '@testing-library/react';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { vi } from 'vitest';

import english from '@contracts/dictionaries/en/limits.json';
import type { Limit } from '@contracts/limits';

import { $balance } from '@/entities/account';
import { balance } from '@/entities/account/testing';
import { $userId } from '@/entities/session';
import { $siteConfig } from '@/entities/site';
import { fetchFx } from '@/shared/api';
import { $language, loadDictionariesFx } from '@/shared/i18n';
import { $now } from '@/shared/lib/clock';
import { $notice } from '@/shared/lib/notices';
import { SiteRouter } from '@/shared/routing';
import { type Backend, open as openShared } from '@/shared/testing';

import { PlaySafelyPage } from './ui/page';

const now = Date.parse('2026-11-21T12:00:00Z');
export const nowSec = now / 1000;
export const day = 86_400;

export const limit = (limitType: number, more: Partial<Limit> = {}): Limit => ({
  ...{ limitType, limitState: 'ACTIVE', limitValue: 50, limitBalance: 20, needApprove: false },
  ...{ startedAt: nowSec - day, endsAt: null, availableValues: [], measure: 'money', type: '' },
  ...more,
});
export const exclusion = (more: Partial<Limit> = {}): Limit =>
  limit(30, { measure: 'days', limitValue: 180, endsAt: nowSec + 100 * day, exclusionState: 'active', ...more });
/** A looser value that waits, and can be answered. */
export const asking = (limitType: number): Limit =>
  limit(limitType, {
    ...{ limitState: 'PENDING', needApprove: true, pendingValue: 80 },
    ...{ startedAt: nowSec - 3600, opensAt: nowSec - 3600, closesAt: nowSec - 3600 + day },
  });

const base = '/limit-service-api/api/external/web/v3';
export const calls = {
  read: `GET ${base}/limits`,
  set: `POST ${base}/limits`,
  answers: `POST ${base}/testanswers`,
  timeOut: `POST ${base}/timeout`,
  exclude: 'POST /limit-service-api/limit/external/web/api/v1/BlockUser',
  comeBack: `POST ${base}/return`,
  reasons: `GET ${base}/reasons/selfexclude`,
};

/** Player 1 before any answers of the server; `protection`: what their country asks for. */
export const openBefore = (backend: Backend, protection: object = {}) =>
  openShared(<PlaySafelyPage />, {
    texts: ['limits', 'office'],
    backend: Object.assign(backend, {
      [calls.read]: [],
      [calls.reasons]: { data: [{ id: 4, text: 'I play more than I want to' }] },
      ...backend,
    }),
    values: [
      [$now, now],
      [$balance, balance],
      [$userId, 1],
      [$siteConfig, { protection }],
    ],
  });

type Reply = (request: Request) => Response | Promise<Response> | undefined;

/** Opens the page. `reply`: what other calls get. `asked`: method and path of every call of the limits service. */
export async function open(limits: readonly Limit[], reply: Reply = () => undefined) {
  const asked: string[] = [];
  const server = (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname.includes('dictionary')) return Response.json({ data: { version: '1', groups: { limits: english } } });
    if (pathname.startsWith('/limit-service-api')) asked.push(`${request.method} ${pathname.split('/').at(-1) ?? ''}`);
    if (pathname.endsWith('/reasons/selfexclude'))
      return Response.json({ data: [{ id: 1, text: 'I play more than I want to' }] });
    return reply(request) ?? Response.json(pathname.endsWith('/limits') ? limits : { data: {} });
  };
  const scope = fork({
    handlers: [[fetchFx, server]],
    values: [
      [$now, now],
      [$language, 'en'],
      [$balance, balance],
    ],
  });
  await allSettled(loadDictionariesFx, { scope, params: ['limits'] });
  render(
    <Provider value={scope}>
      <SiteRouter>
        <PlaySafelyPage />
      </SiteRouter>
    </Provider>,
  );
  await screen.findByRole('region', { name: 'Deposit limits' });
  const settle = () => act(() => vi.waitFor(() => allSettled(scope)));
  return { scope, asked, settle, notice: () => scope.getState($notice)?.text };
}

export const part = (name: string) => within(screen.getByRole('region', { name }));
