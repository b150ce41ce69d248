import { useUnit } from 'effector-react';

import { milliFromWire } from '@contracts/maths';

import { typeKeys } from '@/entities/bet';
import { $format, formatDateTime, useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import * as css from '@/shared/ui/office-page';
import { Tag } from '@/shared/ui/tag';

import { type Bet, noValueOf } from '../lib/bet';
import { $draft, editOpened } from '../model/marks';
import { MarksForm } from './marks-form';
import * as own from './page.css';
import { useWords } from './use-words';

function Legs({ bet: { legs, iso } }: { bet: Bet }) {
  const t = useT();
  const { odds } = useWords(iso);
  return legs.map((leg, place) => (
    <span key={place}>
      <bdi>{`${leg.outcome} · ${leg.match}`}</bdi>
      <span className={own.below}>
        {' '}
        <bdi>{leg.market}</bdi>
        <span>{' · '}</span>
        <bdi>
          {leg.closing === null
            ? odds(milliFromWire(leg.odds))
            : t('tracker.closing', { odds: odds(milliFromWire(leg.odds)), closing: odds(milliFromWire(leg.closing)) })}
        </bdi>
        {leg.isLive && <span>{` · ${t('tracker.live')}`}</span>}
      </span>
    </span>
  ));
}

/** One bet: what it was, what it came to, its value, its tags and note. */
export function BetRow({ bet }: { bet: Bet }) {
  const t = useT();
  const [format, draft, edit] = useUnit([$format, $draft, editOpened]);
  const { signed, share, odds, money } = useWords(bet.iso);
  const { tags, note } = bet.marks;
  const value = bet.clv === null ? t(`tracker.noClv.${noValueOf(bet)}`) : t('tracker.clvIs', { value: share(bet.clv) });
  const has = tags.length > 0 || note !== '';
  return (
    <li className={own.bet}>
      <span className={own.what}>
        <Legs bet={bet} />
        <span className={own.below}>
          <bdi>{formatDateTime(bet.endedAt, format)}</bdi>
          <span> · </span>
          <span>{t(typeKeys[bet.typeId])}</span>
          {bet.milli !== null && bet.legs.length > 1 && <span>{` · ${odds(bet.milli)}`}</span>}
          {bet.end === 'sold' && <span>{` · ${t('tracker.sold')}`}</span>}
          <span> · </span>
          <bdi>{bet.id}</bdi>
        </span>
      </span>
      <span className={own.figures}>
        <span className={own.below}>{value}</span>
        <span className={own.below}>
          {t('tracker.head.staked')} <bdi>{money(bet.staked)}</bdi>
        </span>
        <bdi className={`${css.strong} ${own.gain}`} data-gain={bet.profit > 0 ? '' : undefined}>
          {signed(bet.profit)}
        </bdi>
      </span>
      <span className={own.tags}>
        {tags.map((tag) => (
          <Tag key={tag}>{tag}</Tag>
        ))}
        <Button
          size="sm"
          aria-expanded={draft?.id === bet.id}
          aria-label={t(has ? 'tracker.editOf' : 'tracker.addOf', { number: bet.id })}
          onClick={() => edit(bet)}
        >
          {t(has ? 'tracker.edit' : 'tracker.add')}
        </Button>
      </span>
      {note !== '' && <p className={own.note}>{note}</p>}
      {draft?.id === bet.id && <MarksForm draft={draft} />}
    </li>
  );
}
