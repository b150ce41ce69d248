import type { Scene } from '../lib/ground-scene';
import * as css from './field.css';

const goalX = (side: 1 | 2) => (side === 1 ? 105 : 0);

/** What the phase lights up: a part of the ground, a flight, a line. */
export function Overlay({ scene }: { scene: Scene }) {
  if (scene.kind === 'none') return null;
  const { side } = scene;
  return (
    <g className={css.side[side]}>
      <Shapes scene={scene} />
    </g>
  );
}

function Shapes({ scene }: { scene: Exclude<Scene, { kind: 'none' }> }) {
  switch (scene.kind) {
    case 'area':
      return (
        <>
          <rect x={scene.x} y={0} width={scene.width} height={68} className={css.strength[scene.strength]} />
          {scene.edge !== null && <path d={`M${String(scene.edge)} 0V68`} className={css.edge} />}
          {scene.strength === 'goal' ? (
            <rect x={scene.side === 1 ? 105 : -2} y={30.3} width={2} height={7.4} className={css.filled} />
          ) : (
            <Chevrons side={scene.side} x={scene.x + scene.width / 2} />
          )}
        </>
      );
    case 'corner': {
      const { x, y, side } = scene;
      const inner = side === 1 ? 94 : 11;
      return (
        <>
          <circle cx={x} cy={y} r={9} className={css.strength.strong} />
          <path
            d={`M${String(x)} ${String(y)}Q${String(inner)} ${String(y)} ${String(inner)} 34`}
            className={css.dashed}
          />
          <circle cx={inner} cy={30} r={3.2} className={css.stroke} />
        </>
      );
    }
    case 'shot': {
      const to = goalX(scene.side);
      const head = scene.side === 1 ? -3 : 3;
      return (
        <>
          <rect x={scene.side === 1 ? 74.6 : 0} y={0} width={30.4} height={68} className={css.strength.strong} />
          <circle cx={scene.x} cy={scene.y} r={2.6} className={css.stroke} />
          <path
            d={`M${String(scene.x)} ${String(scene.y)}L${String(to)} 34m${String(head)} -2.4l${String(-head)} 2.4l${String(head)} 2.4`}
            className={css.chevron}
          />
        </>
      );
    }
    case 'box':
      return <rect x={scene.x} y={scene.y} width={21.8} height={16.5} className={css.strength.strong} />;
    case 'arc':
      return (
        <path
          d={scene.side === 1 ? 'M105 6H96A28.5 28.5 0 0 0 96 62H105Z' : 'M0 6H9A28.5 28.5 0 0 1 9 62H0Z'}
          className={css.strength.strong}
        />
      );
  }
}

const chevrons = [-4, 0, 4] as const;

/** Three marks that point to where the side plays. */
function Chevrons({ side, x }: { side: 1 | 2; x: number }) {
  const tip = side === 1 ? 3 : -3;
  return chevrons.map((shift, index) => (
    <path
      key={shift}
      d={`M${String(x + (side === 1 ? shift : -shift))} 29.5l${String(tip)} 4.5l${String(-tip)} 4.5`}
      className={css.chevron}
      opacity={(index + 1) / 3}
    />
  ));
}
