import { pino, type Logger } from 'pino';

/** One JSON line an event on stdout. Bodies, passwords and tokens are never written. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

export type { Logger };
