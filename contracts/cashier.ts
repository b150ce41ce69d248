import { text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { networkIds } from './payments/crypto/networks.ts';
import { depositStates, payWayIds } from './payments/index.ts';
import { z } from './zod.ts';

/** A card that the provider keeps for the player. `expires`: month and year, as 07/29. Row PAY-19. */
const SavedCard = z.object({ id: z.string(), last4: z.string(), expires: z.string() });
export type SavedCard = z.infer<typeof SavedCard>;

/** The network that a cryptocurrency moves on. Row PAY-10. */
export const Network = z.enum(networkIds);

/**
 * A way to pay in. Money: units of the account's currency. `feePercent`: on top of the deposit. `etaSec`: until the
 * money is there after the payer said yes. `why`: it is not offered now, and this is the reason. `saved`: cards that
 * the player has saved. `pays`: the currency that the payer pays in, where it is another. `networks`: the networks of
 * the currency. Rows PAY-02, PAY-03, PAY-10, PAY-19.
 */
export const PayMethod = z.object({
  id: z.enum(payWayIds),
  currency: z.string(),
  feePercent: z.number(),
  min: z.number(),
  max: z.number(),
  etaSec: z.int(),
  why: z.optional(z.enum(['currency', 'unverified'])),
  saved: z.optional(z.array(SavedCard)),
  pays: z.optional(z.string()),
  networks: z.optional(z.array(Network)),
});
export type PayMethod = z.infer<typeof PayMethod>;
export const PayMethodsAnswer = dataOf(z.array(PayMethod));

/**
 * The sum and the fee in the payer's other currency. `rate`: so much of the account's currency does one unit buy. Row
 * PAY-03.
 */
const Charged = z.object({ currency: z.string(), amount: z.number(), rate: z.number() });

/**
 * The fee of a deposit. `credited`, `fee`: units of `currency`, the account's. `validUntil`: so long it is held; a
 * deposit that names it afterwards is refused with 2007, and a new one may be asked for. Row PAY-03.
 */
export const Quote = z.object({
  id: z.string(),
  methodId: PayMethod.shape.id,
  accountId: z.int(),
  currency: z.string(),
  credited: z.number(),
  fee: z.number(),
  charged: z.optional(Charged),
  validUntil: Seconds,
});
export type Quote = z.infer<typeof Quote>;
export const QuoteAnswer = dataOf(Quote);
/** `voucher`: its code, which says the amount; everything else has an `amount`. */
export const QuoteRequest = z.object({
  methodId: PayMethod.shape.id,
  accountId: z.int(),
  amount: z.optional(z.number()),
  voucher: z.optional(text(40)),
});

/** Which bonus a deposit shall bring. Row LIM-69. */
const BonusChoice = z.enum(['none', 'sport', 'casino']);
export type BonusChoice = z.infer<typeof BonusChoice>;

export const DepositState = z.enum(depositStates);

/**
 * `amount`: what comes on the account; `fee`: what the payer pays on top. `asked`: what was asked,
 * where less came; `surplus`: what came above it and went back to the payer. `forDebt`: what of it paid a debt. `action`: where the payer goes to say yes; `payload`: what
 * the code says that their phone reads; `iban`, `reference`: what they write on a transfer;
 * `code`: what they say at a cash desk; `network`, `address`: where a cryptocurrency goes. `confirmations`: so many of the blocks that
 * the deposit waits for are there.
 * `reason`: why it failed. `expiresAt`: until when the payer may say yes. Row PAY-13.
 */
export const Deposit = z.object({
  id: z.string(),
  number: z.string(),
  state: DepositState,
  methodId: PayMethod.shape.id,
  accountId: z.int(),
  currency: z.string(),
  amount: z.number(),
  fee: z.number(),
  charged: z.optional(Charged),
  bonus: z.optional(BonusChoice),
  asked: z.optional(z.number()),
  surplus: z.optional(z.object({ currency: z.string(), amount: z.number() })),
  forDebt: z.optional(z.number()),
  createdAt: Seconds,
  expiresAt: Seconds,
  action: z.optional(
    z.object({
      kind: z.enum(['redirect', 'qr', 'transfer', 'desk', 'crypto']),
      url: z.string(),
      payload: z.optional(z.string()),
      iban: z.optional(z.string()),
      reference: z.optional(z.string()),
      code: z.optional(z.string()),
      network: z.optional(Network),
      address: z.optional(z.string()),
    }),
  ),
  confirmations: z.optional(z.object({ seen: z.int(), wanted: z.int() })),
  reason: z.optional(z.enum(['payer', 'money', 'chain'])),
  steps: z.array(z.object({ state: DepositState, at: Seconds })),
});
export type Deposit = z.infer<typeof Deposit>;
export const DepositAnswer = dataOf(Deposit);
/** The newest first, at most twenty. */
export const DepositsAnswer = dataOf(z.array(Deposit));

/**
 * `returnPath`: where the bank leads back to, a path of this site without its query. `savedId`: a card that is saved; `isSaved`:
 * this one shall be. `quoteId`: the quote that the player read; a method that is paid in another currency wants one.
 * `bonus`: what it shall bring; absent: what the player's settings say.
 * A voucher pays by the quote that was asked with its code. `network`: a cryptocurrency comes by this one.
 */
export const DepositRequest = z.object({
  methodId: PayMethod.shape.id,
  accountId: z.int(),
  amount: z.number(),
  returnPath: text(200),
  savedId: z.optional(text(80)),
  isSaved: z.optional(z.boolean()),
  quoteId: z.optional(text(40)),
  bonus: z.optional(BonusChoice),
  network: z.optional(Network),
});

/** Before the first deposit the player chooses a limit, or says that they want none. Row LIM-46. */
export const LimitChoiceAnswer = dataOf(z.object({ isChosen: z.boolean() }));

/** A player's debt for charged-back deposits, by currency, in units of it. Row PAY-44. */
export const Owed = z.array(z.object({ currency: z.string(), amount: z.number() }));
/** `here`: all of it in `currency`, the currency of the requested account. */
export const DebtAnswer = dataOf(z.object({ owed: Owed, currency: z.string(), here: z.number() }));
export type Debt = z.infer<typeof DebtAnswer>['data'];
