import { sportIds } from '@contracts/markets';

import type { ZoneEvent } from './zone';

/** What is laid over the ground. `side`: whose colour it has. `x`, `width`: its position along the pitch. */
export type Scene =
  | { kind: 'none' }
  | { kind: 'area'; side: 1 | 2; x: number; width: number; edge: number | null; strength: 'weak' | 'strong' | 'goal' }
  | { kind: 'corner'; side: 1 | 2; x: number; y: number }
  | { kind: 'shot'; side: 1 | 2; x: number; y: number }
  | { kind: 'box'; side: 1 | 2; x: number; y: number }
  | { kind: 'arc'; side: 1 | 2 };

const width = 105;
const nothing: Scene = { kind: 'none' };
/** A part of the ground that ends at the goal which the side attacks, or before it. */
const area = (side: 1 | 2, from: number, to: number, strength: 'weak' | 'strong' | 'goal'): Scene => {
  const x = side === 1 ? from : width - to;
  const edge = strength === 'strong' ? (side === 1 ? from : width - from) : null;
  return { kind: 'area', side, x, width: to - from, edge, strength };
};

function footballScene({ phase, side, x, y }: ZoneEvent): Scene {
  if (side === 0) return nothing;
  if (phase === 'attack') return area(side, 52.5, 79, 'weak');
  if (phase === 'danger' || phase === 'penalty') return area(side, 74.6, width, 'strong');
  if (phase === 'corner') return { kind: 'corner', side, x: x > 52 ? width : 0, y: y > 34 ? 68 : 0 };
  if (phase === 'shot_on' || phase === 'shot_off' || phase === 'blocked') return { kind: 'shot', side, x, y };
  return phase === 'goal' || phase === 'own_goal' ? area(side, 52.5, width, 'goal') : nothing;
}

/** The box that a service must hit: across the net and across the court. */
const serviceBox = ({ side, y }: ZoneEvent): Scene =>
  side === 0 ? nothing : { kind: 'box', side, x: side === 1 ? 52.5 : 30.7, y: y > 34 ? 17.5 : 34 };

/** What an event lights up on the ground of its sport. */
export function sceneOf(sportId: number, event: ZoneEvent): Scene {
  const { phase, side } = event;
  if (sportId === sportIds.tennis) return phase === 'serve' || phase === 'second_serve' ? serviceBox(event) : nothing;
  if (sportId !== sportIds.basketball) return footballScene(event);
  if (side === 0 || phase === 'bring_up') return nothing;
  return { kind: 'arc', side };
}
