import { Select } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';

import { totoKindNames } from '@contracts/pools';

import pools from '../pools/pools.module.css';
import { Empty } from '../pools/state';
import { createAppPart } from '../sdk/parts';
import { pathOf, type TotoPage, type Where, whereOf } from './where';
// Every page asks, so this comes with the app, once.
import '../sdk/asked';

export type SectionProps = Where & { kind: NonNullable<Where['kind']> };

const ticket = createAppPart<SectionProps>(() => import('./sections').then((part) => part.TicketPage));
const draw = createAppPart<SectionProps>(() => import('./sections').then((part) => part.DrawPage));
const coupons = createAppPart<SectionProps>(() => import('./sections').then((part) => part.OwnPage));
const draws = createAppPart<SectionProps>(() => import('./sections').then((part) => part.DrawsPage));
const nonimees = createAppPart<SectionProps>(() => import('./sections').then((part) => part.WinnersPage));
const sections: Readonly<Record<TotoPage, ComponentType<SectionProps>>> = {
  ticket,
  next: ticket,
  draw,
  coupons,
  draws,
  nonimees,
};

/** `/toto/{kind}` and the pages below it; `/toto-frame/{kind}` is the ticket alone. Rows TOTO-01 to TOTO-05. */
export function Toto() {
  const { $t, $path, navigate } = useHost();
  const [t, path] = useUnit([$t, $path]);
  const { kind, section, page, isFrame } = whereOf(path);
  const Section = sections[page];
  return (
    <div className={pools.stack}>
      <Select
        label={t('toto.kind')}
        options={totoKindNames.map((name) => ({ value: name, label: t(`toto.kind.${name}`) }))}
        value={kind ?? 'fifteen'}
        onValueChange={(name) => navigate(pathOf(name, page, isFrame))}
      />
      {kind === null ? (
        <Empty title={t('toto.none')}>{t('toto.none.text')}</Empty>
      ) : (
        <Section key={`${section} ${page}`} {...{ kind, section, page, isFrame }} />
      )}
    </div>
  );
}
