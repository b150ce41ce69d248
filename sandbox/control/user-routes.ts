import { Hono } from 'hono';

import { accountTypes } from '../../contracts/account.ts';
import { ClientConfig } from '../../contracts/client-config.ts';
import { errorCodes } from '../../contracts/common.ts';
import {
  DocumentVerdict,
  LinkRequest,
  UserPatchRequest,
  UserRequest,
  WithdrawalMove,
} from '../../contracts/control.ts';
import { RequestReply } from '../../contracts/payment-requests.ts';
import { z } from '../../contracts/zod.ts';
import { type FirstAccount, openFunded, pushBalance, setBalance, toMinor } from '../account/index.ts';
import { sendLink, updateUser, userById } from '../auth/index.ts';
import { transaction } from '../db/index.ts';
import { openProfile } from '../demo-players/index.ts';
import { documentsOf, moveDocument } from '../documents/index.ts';
import { readBody } from '../http/body.ts';
import { type Env, languageOf } from '../http/context.ts';
import { ApiFailure, notFound, wrongField } from '../http/failure.ts';
import { accountsOf } from '../ledger/index.ts';
import { answerRequest } from '../payment-requests/index.ts';
import { setExcluded, setRawLimits } from '../protection/index.ts';
import { pushPlayer } from '../push/player.ts';
import { setPaidPayments } from '../team-cash/index.ts';
import { agePayees, documentsPassed, moveWithdrawal } from '../withdrawals/index.ts';
import type { World } from '../world/world.ts';

/** Makes players of a profile and sets any state of theirs. Spec: api §11. */
export function userRoutes(): Hono<Env> {
  const routes = new Hono<Env>();

  routes.post('/sandbox-api/v1/users', async (c) => {
    const { profile, patch, accounts } = await readBody(c, UserRequest);
    const world = c.get('world');
    const clientConfig = z.partial(ClientConfig).parse(patch ?? {}) as Partial<ClientConfig>;
    const extras = accounts === undefined ? {} : { accounts: accounts.map(toAccount) };
    return c.json({ data: await openProfile(world, profile, { clientConfig, ...extras }) }, 201);
  });

  routes.patch('/sandbox-api/v1/users/:id{\\d+}', async (c) => {
    const world = c.get('world');
    const userId = Number(c.req.param('id'));
    const patch = await readBody(c, UserPatchRequest);
    transaction(world.db, () => patchUser(world, userId, patch));
    pushBalance(world, userId);
    pushPlayer(world, userId, patch.limits === undefined ? 'config' : 'limits');
    documentsPassed(world, userId);
    return c.body(null, 204);
  });

  routes.post('/sandbox-api/v1/users/:id{\\d+}/links', async (c) => {
    const { kind } = await readBody(c, LinkRequest);
    const world = c.get('world');
    const user = userById(world.db, Number(c.req.param('id')));
    if (user === null) throw notFound('This player');
    return c.json({ data: { path: sendLink(world, kind, user, languageOf(c)) } }, 201);
  });

  routes.post('/sandbox-api/v1/users/:id{\\d+}/documents', async (c) => {
    const { to, reason } = await readBody(c, DocumentVerdict);
    const [last] = documentsOf(c.get('world'), Number(c.req.param('id')));
    if (last === undefined) throw notFound('A document');
    moveDocument(c.get('world'), last, { to, ...(reason === undefined ? {} : { reason }) });
    return c.body(null, 204);
  });

  routes.post('/sandbox-api/v1/users/:id{\\d+}/payment-requests', async (c) => {
    const { text } = await readBody(c, RequestReply);
    answerRequest(c.get('world'), Number(c.req.param('id')), text);
    return c.body(null, 204);
  });

  routes.post('/sandbox-api/v1/withdrawals/:id', async (c) => {
    const { to } = await readBody(c, WithdrawalMove);
    if (!moveWithdrawal(c.get('world'), c.req.param('id'), to, to === 'rejected' ? 'check' : 'bank'))
      throw new ApiFailure(409, errorCodes.conflict, `This withdrawal cannot be ${to} now.`);
    return c.body(null, 204);
  });

  return routes;
}

function toAccount({ iso, money, type }: AccountPatch): FirstAccount {
  const minor = toMinor(money, iso);
  if (minor === null) throw wrongField('accounts', `${String(money)} ${iso} is no sum of this currency.`);
  return { iso, minor, type: type ?? accountTypes.main };
}

function patchUser(world: World, userId: number, patch: UserPatchRequest): void {
  const user = userById(world.db, userId);
  if (user === null) throw notFound('This player');
  const {
    accounts,
    activeAccountId,
    isAccountFrozen,
    limits,
    isBlocked,
    teamCashPayments,
    isAvailableFirstDepositBonus,
    convertStatus,
    is_self_excluded,
    hasOldPayees,
    hasTwoStep,
    ...rest
  } = patch;
  updateUser(world.db, userId, {
    clientConfig: { ...user.clientConfig, ...rest } as UserClientConfig,
    ...(activeAccountId === undefined ? {} : { activeAccount: activeAccountId }),
    ...(isAccountFrozen === undefined ? {} : { isFrozen: isAccountFrozen }),
    ...(isBlocked === undefined ? {} : { isBlocked }),
    ...(hasTwoStep === undefined ? {} : { hasTwoStep }),
    ...(isAvailableFirstDepositBonus === undefined ? {} : { hasFirstDepositBonus: isAvailableFirstDepositBonus }),
    ...(convertStatus === undefined ? {} : { convertStatus }),
  });
  if (hasOldPayees === true) agePayees(world, userId);
  if (teamCashPayments !== undefined) setPaidPayments(world, userId, teamCashPayments);
  if (limits !== undefined) setRawLimits(world, userId, limits);
  if (is_self_excluded !== undefined) setExcluded(world, userId, is_self_excluded);
  for (const account of accounts ?? []) setAccount(world, userId, toAccount(account), account.type);
}

type UserClientConfig = Partial<ClientConfig>;
type AccountPatch = NonNullable<UserPatchRequest['accounts']>[number];

/** Sets the first account of this currency (and type, when given), or opens it. */
function setAccount(world: World, userId: number, wanted: FirstAccount, type: number | undefined): void {
  const known = accountsOf(world.db, userId).find(
    (account) => account.iso === wanted.iso && (type === undefined || account.type === type),
  );
  if (known === undefined) openFunded(world, userId, { ...wanted, type: type ?? accountTypes.currency });
  else setBalance(world, known, wanted.minor, 'adjustment', known.minor);
}
