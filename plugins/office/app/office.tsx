import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { partAt } from './parts';
import { Section } from './section';

/** The player's office: each page is a part of its own, brought when somebody opens it. Row PLUG-20, decision D-171. */
export function Office() {
  const path = useUnit(useHost().$path);
  const part = partAt(path);
  return part === null ? null : <Section key={part.name} part={part} />;
}
