import { useUnit } from 'effector-react';
import { useEffect } from 'react';

import { $location, pageTitled } from './location';

/**
 * Names the page on the screen. Null: its name is not known yet. Every navigation removes the name, also one that keeps
 * the page: a wrong sport in the address, another section of a team.
 */
export function usePageTitle(name: string | null): void {
  const [location, titled] = useUnit([$location, pageTitled]);
  useEffect(() => {
    if (name !== null) titled(name);
  }, [name, location, titled]);
}
