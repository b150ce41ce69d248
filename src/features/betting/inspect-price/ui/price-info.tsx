import type { MarketGroup } from '@/entities/game';
import { useT } from '@/shared/i18n';
import { createPartView } from '@/shared/part';
import { IconButton } from '@/shared/ui/button';
import { Popover } from '@/shared/ui/popover';

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

/** Shows chance, margin and movement of a market when the player asks. */
export function PriceInfo({ group, nameOf }: PriceInfoProps) {
  const t = useT();
  const label = t('price.open', { market: group.name });
  return (
    <Popover
      label={label}
      align="end"
      trigger={(props) => <IconButton {...props} icon="trend" size="sm" label={label} />}
    >
      <PriceTable group={group} nameOf={nameOf} />
    </Popover>
  );
}
