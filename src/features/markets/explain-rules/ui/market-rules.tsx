import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { Icon } from '@/shared/ui/icon';
import { Popover } from '@/shared/ui/popover';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './market-rules.css';

const RulesBox = createPartView({
  name: 'market rules',
  load: () => import('./rules-box'),
  view: (module) => module.RulesBox,
});

type MarketRulesProps = { title: string; marketId: number; outcome: string };

/** Opens how a market is settled. `marketId`, `outcome`: whose results the examples show. Row RULE-01. */
export function MarketRules({ title, marketId, outcome }: MarketRulesProps) {
  const t = useT();
  const label = t('markets.rulesOf', { market: title });
  return (
    <Popover
      label={label}
      align="end"
      trigger={(props) => (
        <button {...props} type="button" className={css.rules} title={label}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <span className={css.word} aria-hidden="true">
            {t('markets.rules')}
          </span>
          <Icon name="info" size={14} className={css.mark} />
        </button>
      )}
    >
      <RulesBox title={title} marketId={marketId} outcome={outcome} />
    </Popover>
  );
}
