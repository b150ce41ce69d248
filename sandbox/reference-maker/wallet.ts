import { signedBy } from './sign.ts';

/** What the wallet said. `status` 0: nothing came. */
export type Said = { status: number; body: { balance?: number; currency?: string; error?: string; waitMs?: number } };
export type Call = Record<string, unknown> & { action: string };

/** What may happen to a call on its way: nothing, its answer is lost, it comes twice, it comes late, or it never goes out. */
export const faults = ['none', 'lost', 'doubled', 'late', 'never'] as const;
export type Fault = (typeof faults)[number];

const [firstWaitMs, tries] = [200, 6];

async function send(wallet: string, secret: string, call: Call): Promise<Said> {
  const body = JSON.stringify(call);
  try {
    const signal = AbortSignal.timeout(5000);
    const response = await fetch(wallet, { method: 'POST', body, headers: signedBy(secret, body), signal });
    return { status: response.status, body: (await response.json()) as Said['body'] };
  } catch {
    return { status: 0, body: {} };
  }
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A client of the wallet. `takeFault`: what happens to the next call of an action, once. */
export function createWallet(wallet: string, secret: string, takeFault: (action: string) => Fault) {
  const once = async (call: Call): Promise<Said> => {
    const fault = takeFault(call.action);
    if (fault === 'never') return { status: 0, body: {} };
    if (fault === 'late') await wait(400);
    const said = await send(wallet, secret, call);
    if (fault === 'doubled') return send(wallet, secret, call);
    return fault === 'lost' ? { status: 0, body: {} } : said;
  };
  return {
    once,
    /** Sends it again, later and later, until there is an answer that counts. */
    surely: async (call: Call): Promise<Said> => {
      for (let turn = 0; turn < tries; turn += 1) {
        const said = await once(call);
        const isFinal = said.status !== 0 && said.status < 500 && said.body.error !== 'UNKNOWN_ROUND';
        if (isFinal) return said;
        await wait(firstWaitMs * 2 ** turn);
      }
      return { status: 0, body: {} };
    },
  };
}
