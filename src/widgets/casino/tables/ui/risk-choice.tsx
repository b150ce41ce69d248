import type { Risk } from '@contracts/games/game';
import { pegRows, pocketPays } from '@contracts/games/pegs';
import { wheelFields } from '@contracts/games/wheel';

import { type ChoiceProps, roundCss as css } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { Segmented } from '@/shared/ui/segmented';

const risks = ['low', 'medium', 'high'] as const satisfies Risk[];

/** "25: 0 × · 15: 1.5 ×": how many fields of the wheel pay what. */
function fieldsText(risk: Risk): string {
  const counts = new Map<number, number>();
  for (const pay of wheelFields[risk]) counts.set(pay, (counts.get(pay) ?? 0) + 1);
  const sorted = [...counts].toSorted(([a], [b]) => a - b);
  return sorted.map(([pay, count]) => `${String(count)}: ${String(pay / 100)} ×`).join(' · ');
}

/** How far the pays lie apart: of the wheel and of peg drop. */
export function RiskChoice({ choice, change, hasRows = false }: ChoiceProps & { hasRows?: boolean }) {
  const t = useT();
  const rows = String(choice.rows ?? pegRows[0]);
  return (
    <div className={css.column}>
      <Segmented
        label={t('rounds.risk')}
        options={risks.map((risk) => ({ value: risk, label: t(`rounds.risk.${risk}`) }))}
        value={choice.risk ?? 'low'}
        onValueChange={(risk) => change({ ...choice, risk })}
      />
      {!hasRows && (
        <p className={css.quiet}>
          {t('rounds.wheel.fields')} <bdi>{fieldsText(choice.risk ?? 'low')}</bdi>
        </p>
      )}
      {hasRows && (
        <>
          <Segmented
            label={t('rounds.pegs.rows')}
            options={pegRows.map((own) => ({ value: String(own), label: t('rounds.pegs.rowsOf', { count: own }) }))}
            value={rows}
            onValueChange={(own) => change({ ...choice, rows: Number(own) })}
          />
          <p className={css.quiet}>
            {t('rounds.pegs.pays')}{' '}
            <bdi>
              {pocketPays(choice)
                .map((pay) => `${String(pay / 100)} ×`)
                .join(' · ')}
            </bdi>
          </p>
        </>
      )}
    </div>
  );
}
