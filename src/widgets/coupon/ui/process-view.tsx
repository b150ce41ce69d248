import { useUnit } from 'effector-react';

import { slipLeft, type Sent } from '@/entities/coupon';
import { LIVE_DELAY_MS, lookRequested, type Process } from '@/features/betting/place-bet';
import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';
import { Money } from '@/shared/ui/money';
import { Note } from '@/shared/ui/note';
import { ProgressRing, Spinner } from '@/shared/ui/progress';

import { useArmed } from '../lib/use-armed';
import { useCaughtFocus } from '../lib/use-caught-focus';
import { useFormat } from '../lib/use-format';
import * as css from './coupon-panel.css';
import * as footCss from './foot.css';
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
          value={(secondsLeft * 1000) / LIVE_DELAY_MS}
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
            : t('coupon.accepting.live', { count: LIVE_DELAY_MS / 1000 })}
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
        {/* A count that climbs is for the eye: read aloud it would interrupt every few seconds. */}
        <p aria-hidden="true">{t('coupon.checking.asked', { count: looks })}</p>
        {needsSignIn && <p>{t('coupon.checking.signIn')}</p>}
      </Note>
    </div>
  );
}

/** The slip on its way: waited for, then asked for. Never a second Place button. */
export function ProcessView({ process }: { process: Process }) {
  const t = useT();
  const { money } = useFormat();
  const [leave, look] = useUnit([slipLeft, lookRequested]);
  const { sent } = process;
  const isChecking = process.stage === 'checking';
  const isOff = useArmed() ? undefined : true;
  return (
    <>
      <div className={css.scroll}>
        <SentLegs legs={legsOf(sent)} />
      </div>
      <div className={footCss.foot}>
        {isChecking ? <Checking {...process} /> : <Accepting secondsLeft={process.secondsLeft} />}
        <div className={footCss.line}>
          <span>{t(isChecking ? 'coupon.checking.held' : 'coupon.stake')}</span>
          <Money className={footCss.value} text={money(sent.stake, sent.iso)} />
        </div>
        {isChecking ? (
          <div className={css.pair}>
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
