import type { Incident } from '@contracts/feed';

/**
 * Which incidents get a mark over the line, and which mark. More marks would cover the line. A VAR check is no goal, so
 * only goals get the ball.
 */
const marks: Partial<Record<Incident['kind'], 'ball' | 'card' | 'screen'>> = {
  goal: 'ball',
  own_goal: 'ball',
  penalty: 'ball',
  yellow: 'card',
  red: 'card',
  var: 'screen',
};

/** Regular time of a football match, minutes. */
export const fullTime = 90;

/** Marks that follow each other closer than this would cover each other, px. */
const widthPx = 13;

type Mark = { incident: Incident; mark: 'ball' | 'card' | 'screen'; place: string };

/** 0 to 100 % of regular time. Added time counts as its end. */
const percentOf = ({ minute }: Incident) => Math.min(100, (minute / fullTime) * 100);

/**
 * Gives each mark its place as CSS: at its minute, or beside the one before where the two would cover each other. Only
 * the page knows the width of the line, so the CSS says both.
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
      .map((before, at) => `calc(${String(before.percent)}% + ${String((index - at) * widthPx)}px)`);
    return { incident, mark, place: `max(${[`${String(percent)}%`, ...besides].join(', ')})` };
  });
}
