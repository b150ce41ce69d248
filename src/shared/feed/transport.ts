import type { ClientFrame } from '@contracts/client-frames';
import type { z } from '@contracts/zod';

export type UpFrame = z.infer<typeof ClientFrame>;

/** A connection to the server, open or opening. It keeps the frames that are sent before it is open. */
export type Connection = { send: (frame: UpFrame) => void; close: () => void };
/** `message`: text of one message. `closed`: the connection ended by itself and says nothing more. */
export type ConnectionListener = { message: (text: string) => void; closed: () => void };
/** `epoch`: names the history that the numbers of the topics belong to. */
export type ConnectionRequest = { id: number; transport: 'ws' | 'sse'; language: string; epoch: string | null };
