/** A game client that was written from docs/game-clients.md alone: it takes nothing from the product. Row CAS-04. */

type Balance = { amount: number; currency: string };
export type Round = {
  betID: number;
  amount: number;
  payout: number;
  payoutMultiplier: number;
  active: boolean;
  mode: string;
  event?: string;
  state: { id: string; draws: number[]; nonce: number; [name: string]: unknown };
};
type Config = {
  minBet: number;
  maxBet: number;
  stepBet: number;
  defaultBetLevel: number;
  betLevels: number[];
  jurisdiction: Record<string, boolean | number>;
};
export type Answer = {
  balance: Balance;
  config: Config;
  round: Round | null;
  event?: string;
  error?: string;
  reason?: number;
  message?: string;
  data?: Record<string, unknown>;
};
type Sent = { status: number; body: Answer };

/** `headers`: what this way to the site needs beside the documented ones. */
export function openGame(launch: string, headers: Record<string, string> = {}) {
  const { searchParams, protocol } = new URL(launch);
  const sessionID = searchParams.get('sessionID');
  const server = `${protocol}//${searchParams.get('rgs_url') ?? ''}`;
  const call = async (path: string, fields: object = {}, key?: string): Promise<Sent> => {
    const answer = await fetch(`${server}${path}`, {
      method: 'POST',
      body: JSON.stringify({ sessionID, ...fields }),
      headers: {
        'Content-Type': 'application/json',
        ...(key === undefined ? {} : { 'Idempotency-Key': key }),
        ...headers,
      },
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  return {
    call,
    authenticate: () => call('/wallet/authenticate', { language: searchParams.get('lang') }),
    balance: () => call('/wallet/balance'),
    play: (amount: number, mode?: string, key?: string) => call('/wallet/play', { amount, mode }, key),
    event: (event: string, key?: string) => call('/bet/event', { event }, key),
    endRound: (key?: string) => call('/wallet/end-round', {}, key),
  };
}
export type GameClient = ReturnType<typeof openGame>;
