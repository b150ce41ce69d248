/**
 * Passkeys (WebAuthn). The messages between browser and server are JSON of that standard, which only its library reads.
 * Row SEC-03.
 */
import { loose, text } from './bounded.ts';
import { dataOf, Seconds } from './common.ts';
import { z } from './zod.ts';

/** `name`: as the player calls it. `usedAt` null: never yet. */
export const Passkey = z.object({ id: z.string(), name: z.string(), createdAt: Seconds, usedAt: z.nullable(Seconds) });
export type Passkey = z.infer<typeof Passkey>;

export const PasskeyOptionsAnswer = dataOf(z.record(z.string(), z.unknown()));
const response = loose(20_000);
export const PasskeyRequest = z.object({ response });
export const AddPasskeyRequest = z.object({ name: text(60), response });
export const RenamePasskeyRequest = z.object({ name: text(60) });
