import type { Incident } from '@contracts/feed';

/** What is worth a mark over the line: the rest would cover it. */
const kinds: ReadonlySet<Incident['kind']> = new Set(['goal', 'own_goal', 'penalty', 'yellow', 'red', 'var']);

/** Regular time of a football match, minutes. */
export const FULL_TIME = 90;

/** Marks with their place, 0 to 100 % of regular time; what came in added time stands at the end. */
export const timelineMarks = (incidents: readonly Incident[]): { incident: Incident; percent: number }[] =>
  incidents
    .filter(({ kind }) => kinds.has(kind))
    .map((incident) => ({ incident, percent: Math.min(100, (incident.minute / FULL_TIME) * 100) }));
