/** A slip with its key and nothing else: how a client names a placement decides whether a lost answer costs money. Seven ways lose it. */
import { randomUUID } from 'node:crypto';

/**
 * `key`: a new one for each try, for each press, or the slip's own; null: none is meant, each delivery counts. `stored`: when it is written
 * down. `isPatient`: a lost answer is "unknown", not "failed". `isFrozen`: what is unanswered cannot be changed.
 */
export type Strategy = {
  key: 'none' | 'try' | 'press' | 'slip';
  stored: 'never' | 'after_failure' | 'before';
  isPatient: boolean;
  isFrozen: boolean;
};

/** `lost`: nothing is known of it. */
export type Reply = 'placed' | 'refused' | 'reused' | 'closed' | 'lost';
export type Look = 'placed' | 'none' | 'lost';
export type Wire = {
  place: (key: string, amount: number) => Promise<Reply>;
  look: (key: string) => Promise<Look>;
  /** After it nothing can be placed under the key; false: too late. */
  close: (key: string) => Promise<boolean>;
};

/** What outlives a page. `slip`: which slip it is; `key`: of the placement that waits. */
export type Kept = { slip: string; key: string | null; amount: number; isWaiting: boolean };
export type Saying = { slip: string; what: 'placed' | 'not_placed' | 'reused' };

const mostTries = 3;

export const newSlip = (): Kept => ({ slip: randomUUID(), key: null, amount: 100, isWaiting: false });

/** One page. `kept` is shared by all tabs; `say` is what the player reads. */
export function openClient(strategy: Strategy, kept: Kept, wire: Wire, say: (saying: Saying) => void) {
  /** What this page alone knows; what is stored it reads when it opens. */
  const own = { key: kept.key, isWaiting: kept.isWaiting };
  const keyOf = (): string => {
    if (strategy.key === 'slip') return kept.slip;
    if (strategy.key === 'press') return own.key ?? randomUUID();
    return randomUUID();
  };
  const write = (key: string | null, isWaiting: boolean) => {
    own.key = key;
    own.isWaiting = isWaiting;
    if (strategy.stored === 'never') return;
    kept.key = key;
    kept.isWaiting = isWaiting;
  };
  const finish = (slip: string, what: Saying['what']) => {
    say({ slip, what });
    write(null, false);
    if (what === 'placed' && kept.slip === slip) Object.assign(kept, newSlip());
    else if (what === 'not_placed' && strategy.isPatient && kept.slip === slip) kept.slip = randomUUID();
  };
  let isSending = false;
  /** Who freezes what is unanswered hears what other tabs wrote of it: key and slip are always of one placement. */
  const known = strategy.isFrozen ? kept : own;
  const isWaiting = () => known.isWaiting;

  async function send(): Promise<void> {
    const { slip, amount } = kept;
    let key = keyOf();
    if (strategy.stored === 'before') write(key, true);
    else own.key = key;
    for (let tries = 1; tries <= (strategy.isPatient ? 1 : mostTries); tries += 1) {
      if (strategy.key === 'none' || strategy.key === 'try') key = randomUUID();
      const reply = await wire.place(key, amount);
      if (reply === 'placed') {
        finish(slip, 'placed');
        return;
      }
      if (reply === 'reused') {
        say({ slip, what: 'reused' });
        return;
      }
      if (reply === 'refused' || reply === 'closed') {
        finish(slip, 'not_placed');
        return;
      }
    }
    if (!strategy.isPatient) {
      own.key = null;
      say({ slip, what: 'not_placed' });
      return;
    }
    write(key, true);
  }

  return {
    /** The player presses Place. */
    async press(): Promise<void> {
      if (isSending || (strategy.isPatient && isWaiting())) return;
      isSending = true;
      await send();
      isSending = false;
    },
    /** The page asks what became of the placement. */
    async reconcile(): Promise<void> {
      const key = known.key ?? kept.key;
      const { slip } = kept;
      if (!strategy.isPatient || key === null || !isWaiting()) return;
      const look = await wire.look(key);
      if (look === 'placed') finish(slip, 'placed');
      else if (look === 'none' && (await wire.close(key))) finish(slip, 'not_placed');
    },
    edit(amount: number): void {
      if (!(strategy.isFrozen && kept.isWaiting)) kept.amount = amount;
    },
    isWaiting,
  };
}
export type KeyClient = ReturnType<typeof openClient>;
