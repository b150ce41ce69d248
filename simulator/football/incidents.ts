import { sameText } from '../../sandbox/texts/text.ts';
import type { SimIncident, Text } from '../types.ts';
import type { FootballEvent } from './timeline.ts';
import { halfLength } from './timeline.ts';

const oneMinute = 60;

/** "45+2" in added time. Otherwise null, because the minute says enough. */
const addedText = ({ half, clock }: FootballEvent) => {
  const over = clock - half * halfLength;
  return over > 0 ? sameText(`${half * 45}+${Math.ceil(over / oneMinute)}`) : null;
};

type PlayerOf = (event: FootballEvent) => Text | undefined;
export const incidentOf = (event: FootballEvent, id: number, playerOf?: PlayerOf): SimIncident => {
  const added = addedText(event);
  return {
    id,
    kind: event.kind,
    team: event.side,
    minute: Math.min(Math.floor(event.clock / oneMinute) + 1, event.half * 45),
    ...(added && { text: added }),
    // Boards have the incidents of every match, and never read this.
    get player() {
      return playerOf?.(event);
    },
  };
};
