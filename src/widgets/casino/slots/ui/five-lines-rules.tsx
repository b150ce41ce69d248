import { slotPays } from '@contracts/games/slot';
import { symbolSets } from '@contracts/games/symbols';

import { roundCss as css } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';

import { symbolText } from '../lib/symbols';
import { Hundred } from './hundred';
import { SymbolPays } from './symbol-pays';

const pays = (Object.entries(slotPays) as [keyof typeof slotPays, number][]).toSorted(([, a], [, b]) => b - a);

export function FiveLinesRules() {
  const t = useT();
  return (
    <>
      <p className={css.quiet}>{t('rounds.rules.lines')}</p>
      <SymbolPays
        symbols={pays.map(([symbol, pay]) => ({
          shape: symbolSets['five-lines']?.[symbol] ?? '',
          name: t(symbolText(symbol)),
          pays: [['3', `${String(pay)} ×`]],
        }))}
      />
      <Hundred game="five-lines" />
    </>
  );
}
