import { slotPays } from '@contracts/games/slot';

import { Paytable } from '@/entities/games/pieces';
import { useT } from '@/shared/i18n';

import { symbolText } from '../lib/symbols';

const pays = (Object.entries(slotPays) as [keyof typeof slotPays, number][]).toSorted(([, a], [, b]) => b - a);

export function FiveLinesRules() {
  const t = useT();
  return (
    <Paytable
      caption={t('rounds.rules.lines')}
      rows={pays.map(([symbol, pay]) => [t(symbolText(symbol)), `${String(pay)} ×`])}
    />
  );
}
