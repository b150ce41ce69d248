import { Link } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import pools from '../pools/pools.module.css';
import { createAppPart } from '../sdk/parts';
import css from './lotto.module.css';
// Every page asks, so this comes with the app, once.
import '../sdk/asked';

export type SectionProps = { id: number | null };

const Catalog = createAppPart<SectionProps>(() => import('./sections').then((part) => part.TicketPage));
const Results = createAppPart<SectionProps>(() => import('./sections').then((part) => part.ResultsPage));
const Check = createAppPart<SectionProps>(() => import('./sections').then((part) => part.CheckPage));
const Own = createAppPart<SectionProps>(() => import('./sections').then((part) => part.OwnPage));

const links = [
  ['catalog', '/lotto'],
  ['results', '/lotto/results'],
  ['view', '/lotto/view'],
] as const;

/** `/lotto/catalog/{game}`, `/lotto/results/{game}`, `/lotto/view` (own tickets), `/lotto/view/{draw}`. Rows LOTTO-01, LOTTO-02. */
export function Lotto() {
  const { $t, $path } = useHost();
  const [t, path] = useUnit([$t, $path]);
  const [, , section = '', last = ''] = path.split('/');
  const id = /^\d{1,9}$/.test(last) ? Number(last) : null;
  const page = links.find(([name]) => name === section)?.[0] ?? 'catalog';
  const View = page === 'catalog' ? Catalog : page === 'results' ? Results : id === null ? Own : Check;
  return (
    <div className={pools.stack}>
      <nav aria-label={t('lotto.pages')} className={css.pages}>
        {links.map(([name, to]) => (
          <Link key={name} to={to} aria-current={name === page ? 'page' : undefined}>
            {t(`lotto.page.${name}`)}
          </Link>
        ))}
      </nav>
      <View key={path} id={id} />
    </div>
  );
}
