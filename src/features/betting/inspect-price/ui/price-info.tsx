import { useRef } from 'react';

import type { MarketGroup } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { Icon } from '@/shared/ui/icon';
import { Popover } from '@/shared/ui/popover';
import { VisuallyHidden } from '@/shared/ui/visually-hidden';

import * as css from './price-info.css';
import { useMargin } from './use-margin';

const PriceTable = createPartView({
  name: 'prices',
  load: () => import('./price-table'),
  texts: ['share'],
  view: (module) => module.PriceTable,
});

type PriceInfoProps = {
  group: MarketGroup;
  nameOf: (market: MarketGroup['markets'][number]) => string;
};

/** The margin of a market. It opens chance, margin and movement of each outcome. */
export function PriceInfo({ group, nameOf }: PriceInfoProps) {
  const t = useT();
  const margin = useRef<HTMLSpanElement>(null);
  useMargin(margin, group.markets);
  const label = t('price.open', { market: group.name });
  return (
    <Popover
      label={label}
      align="end"
      trigger={(props) => (
        <button {...props} type="button" className={css.margin} title={label}>
          <VisuallyHidden>{label} </VisuallyHidden>
          <span className={css.word}>{t('markets.margin')} </span>
          <span ref={margin} className={css.figure} />
          <Icon name="trend" size={14} className={css.mark} />
        </button>
      )}
    >
      <PriceTable group={group} nameOf={nameOf} />
    </Popover>
  );
}
