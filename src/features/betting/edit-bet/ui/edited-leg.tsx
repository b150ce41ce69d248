import { useUnit } from 'effector-react';

import { useFormat } from '@/entities/bet-format';
import { LegLine } from '@/entities/bet-line';
import { fullOutcome, matchName } from '@/entities/match';
import { useT } from '@/shared/i18n';
import { IconButton } from '@/shared/ui/button';
import { Select } from '@/shared/ui/select';
import { Tag } from '@/shared/ui/tag';

import type { EditLeg } from '../lib/preview';
import { legRemoved, legSwapped } from '../model/edit';
import * as css from './edit-bet.css';

/** What is wrong with a leg now; null: nothing. */
function wrongOf({ isBlocked, isDepend, game }: EditLeg): 'over' | 'suspended' | 'dependent' | null {
  if (game.isFinished) return 'over';
  if (isBlocked) return 'suspended';
  return isDepend ? 'dependent' : null;
}

/** One leg of the edited bet: its outcome or another of the same market, its match, and off it goes. */
export function EditedLeg({ leg, isNew, isOnly }: { leg: EditLeg; isNew: boolean; isOnly: boolean }) {
  const t = useT();
  const { odds } = useFormat();
  const [remove, swap] = useUnit([legRemoved, legSwapped]);
  const { game, marketId, gameId, groupName, choices, isLive } = leg;
  const sides = { opp1: { name: game.opp1 }, opp2: { name: game.opp2 } };
  const outcome = fullOutcome(t, leg, sides);
  const wrong = wrongOf(leg);
  const optionOf = (choice: Pick<EditLeg, 'marketId' | 'typeId' | 'param' | 'name' | 'milliOdds' | 'isBlocked'>) => ({
    value: String(choice.marketId),
    label: t('edit.choice', { outcome: fullOutcome(t, choice, sides), odds: odds(choice.milliOdds) }),
    disabled: choice.isBlocked && choice.marketId !== marketId,
  });
  return (
    <li className={css.leg}>
      <div className={css.what}>
        {choices.length > 0 ? (
          <Select
            size="sm"
            label={t('edit.swap', { market: groupName, match: matchName(game.opp1, game.opp2) })}
            isLabelHidden
            options={[optionOf(leg), ...choices.map(optionOf)]}
            value={String(marketId)}
            onValueChange={(to) => {
              swap({ from: marketId, to: Number(to) });
            }}
          />
        ) : (
          <bdi className={css.outcome}>{outcome}</bdi>
        )}
        <span className={css.quiet}>
          <bdi>{groupName}</bdi>
          {/* The field cuts a long name, and its price with it. */}
          <bdi className={css.odds}>{odds(leg.milliOdds)}</bdi>
          {isNew && <Tag>{t('edit.new')}</Tag>}
          {wrong !== null && <Tag tone="warning">{t(`edit.${wrong}`)}</Tag>}
        </span>
        <LegLine gameId={gameId} match={game} isLive={isLive} mayWrap />
      </div>
      {!isOnly && (
        <IconButton
          icon="close"
          size="sm"
          label={t('edit.remove', { outcome })}
          onClick={() => {
            remove(marketId);
          }}
        />
      )}
    </li>
  );
}
