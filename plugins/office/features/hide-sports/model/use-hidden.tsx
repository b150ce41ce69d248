import { type OfficeFailure, useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useRef, useState } from 'react';

import { z } from '@contracts/zod';

import { messageOf } from '../../../shared/reason';
import { type Hidden, withSport, type Zone } from './hidden';

const path = '/office-api/v1/disallow-sports';

/** Saves the two lists after each press. When the last one is refused, the lists go back to what is kept. */
export function useHidden(first: Hidden) {
  const { office, $t } = useHost();
  const t = useUnit($t);
  const [hidden, setHidden] = useState(first);
  const [failure, setFailure] = useState<string | null>(null);
  const kept = useRef(first);
  const wanted = useRef(first);
  const last = useRef<Promise<unknown>>(Promise.resolve());

  const send = async (next: Hidden) => {
    try {
      await office.send('PUT', path, z.unknown(), next);
      kept.current = next;
    } catch (refusal) {
      if (wanted.current !== next) return;
      wanted.current = kept.current;
      setHidden(kept.current);
      setFailure(messageOf(refusal as OfficeFailure, t('office.notSaved')));
    }
  };
  const show = (zone: Zone, id: number, isShown: boolean) => {
    const next = withSport(wanted.current, zone, id, isShown);
    wanted.current = next;
    setHidden(next);
    setFailure(null);
    last.current = last.current.then(() => send(next));
  };
  return { hidden, show, failure };
}
