import { bingoCard, freeCell } from '@contracts/games/bingo';

import type { ChoiceProps } from '@/entities/casino/round';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { otherCard } from '../lib/pick';
import * as own from './numbers.css';

const rows = [0, 1, 2, 3, 4];
const heads = ['B', 'I', 'N', 'G', 'O'];

/** The card of the next round: the picture shows it, so it is read by machines, and seen only without the picture. */
export function BingoCard({ choice: { picks = [] } }: ChoiceProps) {
  const t = useT();
  const card = bingoCard(picks);
  return (
    <div className={own.unseen}>
      <table className={own.card} aria-label={t('originals.bingo.card')}>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row}>
              {card.slice(row * 5, row * 5 + 5).map((number, column) => (
                <td key={column}>{row * 5 + column === freeCell ? t('originals.bingo.free') : number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export function OtherCard({ change }: ChoiceProps) {
  const t = useT();
  return (
    <div className={own.actions}>
      <Button size="sm" onClick={() => change({ picks: otherCard() })}>
        {t('originals.bingo.another')}
      </Button>
    </div>
  );
}
