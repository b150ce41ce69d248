import { useUnit } from 'effector-react';

import { kenoPays, sharedGameOf, type SharedKind } from '@contracts/shared-games';

import { percentOf, roundCss as css, worthText } from '@/entities/casino/round';
import { $locale, useT } from '@/shared/i18n';
import { RulesCard } from '@/widgets/casino/room';

import type { Table } from '../lib/table';
import { isFlight } from '../lib/texts';
import { usualOf } from '../lib/usual';
import { $choice } from '../model/form';
import * as own from './tables.css';

const exits = [150, 200, 300, 500, 1000];

type RulesProps = { kind: SharedKind; table: Table | null };

/** The rules of the game in a card under it. */
export const Rules = (props: RulesProps) => (
  <RulesCard>
    <RulesText {...props} />
  </RulesCard>
);

/** The game in one sentence, what comes back in the long run, what pays, and where results come from. `table` null: not known yet. */
export function RulesText({ kind, table }: RulesProps) {
  const t = useT();
  const [locale, chosen] = useUnit([$locale, $choice]);
  const { isChoice, returnOf, hitRateOf } = sharedGameOf(kind);
  const choice = isChoice(chosen) && (kind !== 'crash' || chosen.auto !== undefined) ? chosen : usualOf(kind);
  const chain = table?.chains.find(({ id }) => id === table.round.chainId);
  return (
    <>
      <p className={css.quiet}>{t(`shared.lead.${kind}`)}</p>
      <p className={css.line}>
        <span>{t('rounds.rules.return')}</span>
        <span className={css.strong}>{percentOf(returnOf(choice), locale)}</span>
      </p>
      {isFlight(kind) ? (
        <Exits locale={locale} />
      ) : (
        <p className={css.line}>
          <span>{t('rounds.rules.hit')}</span>
          <span className={css.strong}>{percentOf(hitRateOf(choice), locale)}</span>
        </p>
      )}
      {kind === 'keno-draw' && <Hits picks={choice.picks?.length ?? 0} locale={locale} />}
      <p className={css.quiet}>{t(`shared.rules.${kind}`)}</p>
      {isFlight(kind) && <p className={css.quiet}>{t('shared.rules.away')}</p>}
      <p className={css.quiet}>{t('shared.rules.chain')}</p>
      {chain !== undefined && (
        <>
          <p className={css.quiet}>{t('shared.check.terminating')}</p>
          <p className={css.hash}>{chain.terminating}</p>
          <PublicValue name={chain.publicValue ?? null} />
        </>
      )}
    </>
  );
}

/** The public value that was named with the chain; or the plain word that the house has none. Row FAIR-16. */
function PublicValue({ name }: { name: string | null }) {
  const t = useT();
  if (name === null) return <p className={css.quiet}>{t('shared.value.none')}</p>;
  return (
    <>
      <p className={css.quiet}>{t('shared.value')}</p>
      <p className={css.hash} translate="no">
        {name}
      </p>
      <p className={css.quiet}>{t('shared.value.why')}</p>
    </>
  );
}

/** How often a round gets so far. */
function Exits({ locale }: { locale: string }) {
  const t = useT();
  return (
    <table className={own.table}>
      <thead>
        <tr>
          <th className={own.cell}>{t('shared.exits.exit')}</th>
          <th className={own.number}>{t('shared.exits.share')}</th>
        </tr>
      </thead>
      <tbody>
        {exits.map((auto) => (
          <tr key={auto}>
            <td className={own.cell}>
              <bdi dir="ltr">{worthText(auto, locale)}</bdi>
            </td>
            <td className={own.number}>{percentOf(sharedGameOf('crash').hitRateOf({ auto }), locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What hits pay with so many picks. */
function Hits({ picks, locale }: { picks: number; locale: string }) {
  const t = useT();
  const pays = (kenoPays[picks] ?? []).map((pay, hits) => ({ pay, hits })).filter(({ pay }) => pay > 0);
  return (
    <table className={own.table}>
      <thead>
        <tr>
          <th className={own.cell}>{t('shared.hits.of', { count: picks })}</th>
          <th className={own.number}>{t('rounds.pays')}</th>
        </tr>
      </thead>
      <tbody>
        {pays.map(({ pay, hits }) => (
          <tr key={hits}>
            <td className={own.cell}>{hits}</td>
            <td className={own.number}>{worthText(pay, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
