/** Where something is handed over by a signed call. `secret`: `whsec_` and 24 to 64 bytes in base64. */
export type Hook = { url: string; secret: string };

/** The subscribers for payments, for payouts and for checks of documents. Null: nobody, and the last two are played. */
export type Hooks = { subscriber: Hook | null; payouts: Hook | null; documents: Hook | null };
export const noHooks: Hooks = { subscriber: null, payouts: null, documents: null };

declare module '../world/world.ts' {
  interface World {
    /** The outside subscribers for payments, payouts and checks of documents. */
    hooks: Hooks;
  }
}
