import type { Logger } from '../http/logger.ts';
import type { HealthTurn } from './health.ts';

const words: Readonly<Record<HealthTurn['turn'], string>> = {
  held: 'is held back',
  tried: 'is tried again with some visitors',
  released: 'works again, so everybody gets it',
};

/** Operators read who was held back and why. */
export function tell(logger: Logger, turns: readonly HealthTurn[]): void {
  for (const { id, version, turn, reason } of turns)
    logger.warn({ plugin: id, version, turn, reason }, `Plugin "${id}" ${version} ${words[turn]}`);
}
