import type { ComponentProps } from 'react';

import { createPart, PartTold, usePart } from '@/shared/part';
import type { ChainAlarm } from '@/widgets/casino/chain-watch';

import { watchPart } from '../model/watch';
import type * as below from './below';

/** Rules, check, last rounds and who is in a flight: they are below the round, and come after it in one file. */
const belowPart = createPart({ name: 'rules of the game', load: () => import('./below') });

/** Rules and the check of a round; they say when their file did not come. */
export function Below(props: ComponentProps<typeof below.Below>) {
  const { module } = usePart(belowPart);
  return module === null ? <PartTold part={belowPart} /> : <module.Below {...props} />;
}

/** The last rounds, and who is in a flight. */
export function Past(props: ComponentProps<typeof below.Past>) {
  const { module } = usePart(belowPart);
  return module === null ? null : <module.Past {...props} />;
}

/** The rules once more, to be over the round. */
export function RulesText(props: ComponentProps<typeof below.RulesText>) {
  const { module } = usePart(belowPart);
  return module === null ? null : <module.RulesText {...props} />;
}

/** What the browser found wrong with the chains of this game; nothing while nothing is. */
export function Alarm(props: ComponentProps<typeof ChainAlarm>) {
  const { module } = usePart(watchPart);
  return module === null ? <PartTold part={watchPart} /> : <module.ChainAlarm {...props} />;
}
