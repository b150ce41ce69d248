import { sceneOf } from '../lib/ground-scene';
import { trail } from '../lib/scene';
import type { Zone } from '../lib/zone';
import * as css from './field.css';
import { Ground } from './ground';
import { Overlay } from './overlay';

type FieldProps = {
  zone: Zone;
  /** Short names of both sides. */
  names: readonly [string, string];
  /** The picture as text. */
  label: string;
  isLost: boolean;
};

/** A first-strong isolate keeps a name of any script in one piece beside its arrow. */
const isolated = (name: string) => `\u2068${name.length > 14 ? `${name.slice(0, 13)}…` : name}\u2069`;

/** The ground with the ball, its path and what the phase lights up: one drawing of about forty nodes. */
export function Field({ zone, names, label, isLost }: FieldProps) {
  const event = zone.events.at(-1);
  const places = trail(zone.events, zone.sportId);
  const last = places.at(-1);
  return (
    <svg
      viewBox="-3 -3 111 74"
      role="img"
      aria-label={label}
      className={isLost ? `${css.field} ${css.lost}` : css.field}
      data-phase={event?.phase}
    >
      <Ground sportId={zone.sportId} />
      {event && !isLost && <Overlay scene={sceneOf(zone.sportId, event)} />}
      <text x={1.5} y={66} className={`${css.name} ${css.side[1]}`}>
        {isolated(names[0])} →
      </text>
      <text x={103.5} y={66} textAnchor="end" className={`${css.name} ${css.side[2]}`}>
        ← {isolated(names[1])}
      </text>
      {last && !isLost && (
        <g className={css.side[last.side === 2 ? 2 : 1]}>
          {places.slice(1).map((place, index) => {
            const from = places[index] ?? place;
            return (
              <path
                key={place.id}
                d={`M${String(from.x)} ${String(from.y)}L${String(place.x)} ${String(place.y)}`}
                className={css.path}
                strokeWidth={0.4 + index * 0.15}
                opacity={0.35 + index * 0.2}
              />
            );
          })}
          {places.slice(0, -1).map((place, index) => (
            <circle key={place.id} cx={place.x} cy={place.y} r={0.7} className={css.step} opacity={0.4 + index * 0.2} />
          ))}
          <g className={css.ball} style={{ transform: `translate(${String(last.x)}px, ${String(last.y)}px)` }}>
            <circle r={2} className={css.ring} />
            <circle r={1.35} className={css.core} />
          </g>
        </g>
      )}
    </svg>
  );
}
