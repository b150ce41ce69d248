import { useT } from '@/shared/i18n';
import { EmptyState } from '@/shared/ui/empty-state';

import { useSparePart } from '../lib/use-part';

const load = () => import('./my-bets');

/** My bets come right behind the panel, whose slip is seen first. */
export function BetsPart() {
  const t = useT();
  const { part, hasFailed } = useSparePart(true, load);
  if (hasFailed) return <EmptyState icon="offline" title={t('coupon.bets.failed')} />;
  return part && <part.MyBets />;
}
