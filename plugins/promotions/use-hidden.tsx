import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import { OfficeSettings } from '@contracts/office-settings';
import { z } from '@contracts/zod';

const Settings = z.object({ data: z.object({ promoSetting: OfficeSettings.shape.promoSetting }) });

/** Did the player ask for no offers? Null: a visitor, or not known yet. `turn`: another one asks again. */
export function useHidden(turn: number): boolean | null {
  const { office, $session } = useHost();
  const { isAuth } = useUnit($session);
  const [areHidden, setHidden] = useState<boolean | null>(null);
  useEffect(() => {
    if (!isAuth) return undefined;
    let isOver = false;
    office.read('/office-api/v1/settings', Settings).then(
      ({ data }) => {
        if (!isOver) setHidden(data.promoSetting.areOffersHidden ?? false);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [office, isAuth, turn]);
  return areHidden;
}
