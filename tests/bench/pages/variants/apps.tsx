import { useProvidedScope } from 'effector-react';
import { useEffect, useRef } from 'react';

import { createDrawOdds } from '@/app/plugin-host/draw-odds';

import { entitiesOf, rowsFrom } from '../fixture';
import { mountProduct } from '../product';

/** Draws each price as a remote app does: by the host, in a tree of its own. */
function Prices({ rows }: { rows: number }) {
  const scope = useProvidedScope();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    const draw = scope === null ? null : createDrawOdds(scope, gone.signal, true);
    for (const { id, gameId } of entitiesOf(rowsFrom(0, rows)).markets ?? []) {
      const own = document.createElement('span');
      place.current?.append(own);
      draw?.(own, { gameId, marketId: id });
    }
    return () => gone.abort();
  }, [scope, rows]);
  return <div ref={place} />;
}

export const mount = (root: HTMLElement, rows: number) => mountProduct(root, rows, <Prices rows={rows} />);
