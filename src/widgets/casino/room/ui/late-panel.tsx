import type { ComponentProps } from 'react';

import { createPart, PartTold, usePart } from '@/shared/part';

import type * as panel from './panel';
import * as css from './room.css';

/** Star, stake and rules of a room come in one file after the game itself. */
const panelPart = createPart({ name: 'panel of a game', load: () => import('./panel') });

/** The stake with its steps and presets. Its place is as high as it is. */
export function StakeField(props: ComponentProps<typeof panel.StakeField>) {
  const { module } = usePart(panelPart);
  if (module !== null) return <module.StakeField {...props} />;
  return (
    <>
      <div className={css.stakePlace} />
      <PartTold part={panelPart} />
    </>
  );
}

/** The star of the title bar. Without its file the game goes on, so only the stake says that it did not come. */
export function Star(props: ComponentProps<typeof panel.Star>) {
  const { module } = usePart(panelPart);
  return module === null ? <span className={css.starPlace} /> : <module.Star {...props} />;
}

/** Rules over the game. */
export function RulesSheet(props: ComponentProps<typeof panel.RulesSheet>) {
  const { module } = usePart(panelPart);
  if (module !== null) return <module.RulesSheet {...props} />;
  return <PartTold part={panelPart} onClose={props.onClose} />;
}
