import { useUnit } from 'effector-react';

import { useFormat } from '@/entities/bet-format';
import { type Sent, slipLeft } from '@/entities/coupon';
import { lookRequested } from '@/entities/placement';
import { liveDelayMs, type Process } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';
import { Note } from '@/shared/ui/note';
import * as panel from '@/shared/ui/panel';
import { ProgressRing, Spinner } from '@/shared/ui/progress';

import { useCaughtFocus } from '../lib/use-caught-focus';
import { useReadyForPress } from '../lib/use-ready-for-press';
import * as css from './answer.css';
import { SentLegs } from './sent-legs';

const legsOf = ({ bets }: Sent) =>
  bets.map(({ market, game }) => ({
    marketId: market.id,
    milliOdds: market.milliOdds,
    market,
    opp1: game.opp1,
    opp2: game.opp2,
  }));

function Accepting({ secondsLeft }: { secondsLeft: number | null }) {
  const t = useT();
  const place = useCaughtFocus('accepting');
  return (
    <div ref={place} tabIndex={-1} className={css.waiting} role="status">
      {secondsLeft === null ? (
        <Spinner size={32} />
      ) : (
        <ProgressRing
          value={(secondsLeft * 1000) / liveDelayMs}
          label={t('coupon.accepting.title')}
          valueText={t('coupon.accepting.left', { count: secondsLeft })}
        >
          {t('coupon.accepting.left', { count: secondsLeft })}
        </ProgressRing>
      )}
      <div className={css.waitingText}>
        <p className={css.waitingTitle}>{t('coupon.accepting.title')}</p>
        <p>
          {secondsLeft === null
            ? t('coupon.accepting.line')
            : t('coupon.accepting.live', { count: liveDelayMs / 1000 })}
        </p>
      </div>
    </div>
  );
}

function Checking({ sent, looks, needsSignIn }: { sent: Sent; looks: number; needsSignIn: boolean }) {
  const t = useT();
  const place = useCaughtFocus('checking');
  return (
    <div ref={place} tabIndex={-1} className={css.answer} role="status">
      <Note tone="warning" icon="offline" title={t('coupon.checking.title')}>
        <p>{t('coupon.checking.text', { request: sent.key.slice(0, 8).toUpperCase() })}</p>
        {/* The count is only for the eye: a screen reader would interrupt every few seconds to read it. */}
        <p aria-hidden="true">{t('coupon.checking.asked', { count: looks })}</p>
        {needsSignIn && <p>{t('coupon.checking.signIn')}</p>}
      </Note>
    </div>
  );
}

/** The slip on its way: the page waits for the answer, and later asks for it. It never shows a second Place button. */
export function ProcessView({ process }: { process: Process }) {
  const t = useT();
  const { money } = useFormat();
  const [leave, look] = useUnit([slipLeft, lookRequested]);
  const { sent } = process;
  const isChecking = process.stage === 'checking';
  const isOff = useReadyForPress() ? undefined : true;
  return (
    <>
      <div className={panel.scroll}>
        <SentLegs legs={legsOf(sent)} />
      </div>
      <div className={panel.foot}>
        {isChecking ? <Checking {...process} /> : <Accepting secondsLeft={process.secondsLeft} />}
        <div className={panel.line}>
          <span>{t(isChecking ? 'coupon.checking.held' : 'coupon.stake')}</span>
          <Money className={panel.value} text={money(sent.stake, sent.iso)} />
        </div>
        {isChecking ? (
          <div className={panel.pair}>
            <Button size="lg" aria-disabled={isOff} onClick={() => look(sent.key)}>
              {t('coupon.checking.ask')}
            </Button>
            <Button size="lg" variant="ghost" aria-disabled={isOff} onClick={() => leave()}>
              {t('coupon.checking.next')}
            </Button>
          </div>
        ) : (
          <Button size="lg" block aria-disabled={isOff} onClick={() => leave()}>
            {t('coupon.accepting.next')}
          </Button>
        )}
      </div>
    </>
  );
}
