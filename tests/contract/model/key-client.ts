/**
 * A client with a slip and its key only. The way it makes and stores the key decides whether a lost answer costs money;
 * seven ways lose some.
 */
import { randomUUID } from 'node:crypto';

/**
 * `key`: a new key for each try or for each press, or the slip's own; null: no key, so each delivery counts. `stored`:
 * when the client stores it. `isPatient`: treats a lost answer as "unknown", not as "failed". `isFrozen`: does not let
 * the player change a slip without an answer.
 */
export type Strategy = {
  key: 'none' | 'try' | 'press' | 'slip';
  stored: 'never' | 'after_failure' | 'before';
  isPatient: boolean;
  isFrozen: boolean;
};

/** `lost`: the answer did not come. */
export type Reply = 'placed' | 'refused' | 'reused' | 'closed' | 'lost';
export type Look = 'placed' | 'none' | 'lost';
export type Wire = {
  place: (key: string, amount: number) => Promise<Reply>;
  look: (key: string) => Promise<Look>;
  /** Closes the key, so that nothing can be placed under it. False: it was too late. */
  close: (key: string) => Promise<boolean>;
};

/** What stays when the page is closed. `slip`: its id. `key`: key of the placement that waits for its answer. */
export type Kept = { slip: string; key: string | null; amount: number; isWaiting: boolean };
export type Saying = { slip: string; what: 'placed' | 'not_placed' | 'reused' };

const mostTries = 3;

export const newSlip = (): Kept => ({ slip: randomUUID(), key: null, amount: 100, isWaiting: false });

/** Opens a page. All tabs share `kept`. `say` shows something to the player. */
export function openClient(strategy: Strategy, kept: Kept, wire: Wire, say: (saying: Saying) => void) {
  /** What this page knows. It reads the stored values only when it opens. */
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
  /** A client that freezes an unanswered slip also hears other tabs, so its key and its slip always belong together. */
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
