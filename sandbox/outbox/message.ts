/** A mail or text message that the product sends. `to`: an e-mail, or a phone with its code. `at`: Unix seconds. */
export type SentMessage = { at: number; to: string; subject: string; text: string };

/** Takes a message to whoever carries it. It throws nothing: nobody waits for a message. */
export type Deliver = (message: SentMessage) => void;

declare module '../world/world.ts' {
  interface World {
    /** Sends a mail or a text message. */
    deliver: Deliver;
    /** What was sent, where nothing really leaves. */
    mailbox: readonly SentMessage[];
  }
}
