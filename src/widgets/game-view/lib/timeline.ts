import type { Incident } from '@contracts/feed';

/** What is worth a mark over the line, and which: the rest would cover it. A look at the pictures is no goal, so the ball stands for goals alone. */
const marks: Partial<Record<Incident['kind'], 'ball' | 'card' | 'screen'>> = {
  goal: 'ball',
  own_goal: 'ball',
  penalty: 'ball',
  yellow: 'card',
  red: 'card',
  var: 'screen',
};

/** Regular time of a football match, minutes. */
export const FULL_TIME = 90;

/** One mark with its neighbour begins here, px. */
const WIDTH_PX = 13;

type Mark = { incident: Incident; mark: 'ball' | 'card' | 'screen'; place: string };

/** 0 to 100 % of regular time; what came in added time stands at the end. */
const percentOf = ({ minute }: Incident) => Math.min(100, (minute / FULL_TIME) * 100);

/**
 * Each with its place as CSS: at its minute, or beside the one before it where the two would cover each other. How wide the line is only the page
 * knows, so the place says both.
 */
export function timelineMarks(incidents: readonly Incident[]): Mark[] {
  const shown = incidents
    .flatMap((incident) => {
      const mark = marks[incident.kind];
      return mark === undefined ? [] : [{ incident, mark, percent: percentOf(incident) }];
    })
    .sort((a, b) => a.incident.minute - b.incident.minute);
  return shown.map(({ incident, mark, percent }, index) => {
    const besides = shown
      .slice(0, index)
      .map((before, at) => `calc(${String(before.percent)}% + ${String((index - at) * WIDTH_PX)}px)`);
    return { incident, mark, place: `max(${[`${String(percent)}%`, ...besides].join(', ')})` };
  });
}
