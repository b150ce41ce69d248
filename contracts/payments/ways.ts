/**
 * A way to pay, as page and server both need to know it. The operator sets its fee and its bounds:
 * `sandbox/cashier/methods.ts`. Row PAY-02.
 */
type PayWay = {
  /**
   * Where the payer says yes to a deposit: on a page of the bank or of the provider of cards, at a desk, in their own wallet of coins.
   * Null: nowhere, it pays at once.
   */
  opens: 'bank' | 'card' | 'desk' | 'crypto' | null;
  /** So long they may, minutes. */
  openFor: number;
  /** The provider of payments moves the money, with play money and with real money. All other ways are played. */
  isOfProvider?: true;
  /**
   * Money is paid out only to an account of the player, by whatever method it was paid in: a bank account, an address
   * of a cryptocurrency.
   */
  payee?: 'account' | 'address';
};

/** In the order in which the page offers them. */
const payWays = {
  instant: { opens: 'bank', openFor: 15 },
  wallet: { opens: 'bank', openFor: 15 },
  card: { opens: 'card', openFor: 15, isOfProvider: true },
  transfer: { opens: 'bank', openFor: 15, payee: 'account' },
  voucher: { opens: null, openFor: 15 },
  desk: { opens: 'desk', openFor: 24 * 60 },
  crypto: { opens: 'crypto', openFor: 60, payee: 'address' },
} as const satisfies Readonly<Record<string, PayWay>>;

export type PayWayId = keyof typeof payWays;
export const payWayIds = Object.keys(payWays) as PayWayId[];
export const payWay = (id: PayWayId): PayWay => payWays[id];
/** Cash is brought to a desk, and fetched there. */
export const isAtDesk = (id: PayWayId): boolean => payWay(id).opens === 'desk';
