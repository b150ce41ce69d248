import { Note, TextField } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';
import { useEffect, useState } from 'react';

import type { LottoDraw } from '@contracts/lotto';
import { lottoOf } from '@contracts/pools';
import { checkDraw, type Finding, isRight } from '@contracts/pools/check';

import { useFormats } from '../pools/format';
import pools from '../pools/pools.module.css';
import { Empty, Shown } from '../pools/state';
import { useAsked } from '../sdk/asked';
import { Balls } from './balls';
import { Chain } from './chain';
import type { SectionProps } from './lotto';
import css from './lotto.module.css';
import { draw as asked } from './model';

/** One draw: what was promised before the sale, what came out, and the browser's own drawing of it. Row LOTTO-02. */
export function CheckPage({ id }: SectionProps) {
  const t = useUnit(useHost().$t);
  const [reading, again] = useAsked(asked, { id });
  if (reading.state === 'failed' && reading.failure.statusCode === 404) return <Empty title={t('lotto.missing')} />;
  return (
    <Shown reading={reading} failed={t('lotto.failed')} retry={t('lotto.again')} onRetry={again}>
      {(draw) => <Draw key={draw.id} draw={draw} />}
    </Shown>
  );
}

function Draw({ draw }: { draw: LottoDraw }) {
  const t = useUnit(useHost().$t);
  const formats = useFormats();
  const { lottoId, number, at, committedAt, commitment, numbers, seed } = draw;
  const lotto = lottoOf(lottoId);
  return (
    <section className={pools.card} aria-label={t('lotto.draw', { number })}>
      <div className={pools.bar}>
        <h2 className={pools.title}>
          {lotto !== null && <span>{t('lotto.game', { pick: lotto.pick, of: lotto.of })}</span>}
          <span> · </span>
          <span>{t('lotto.draw', { number })}</span>
        </h2>
        <span className={pools.quiet}>{formats.date(at)}</span>
      </div>
      <p className={css.promise}>
        <b>{t('lotto.promised', { date: formats.date(committedAt) })}</b> <code dir="ltr">{commitment}</code>
      </p>
      <Chain place={draw.place} />
      {numbers === null || seed === null ? (
        <Note tone="info">{t('lotto.wait', { date: formats.date(at) })}</Note>
      ) : (
        <>
          <Balls numbers={numbers} label={t('lotto.numbers')} />
          <Proof draw={draw} promised={seed} />
        </>
      )}
    </section>
  );
}

const saidOf = ({ isPromised, isOfChain, isSame }: Finding) =>
  isPromised
    ? isOfChain === false
      ? 'lotto.otherChain'
      : isSame
        ? 'lotto.proved'
        : 'lotto.otherNumbers'
    : 'lotto.otherSeed';

/** The seed may be changed: whoever does not believe it sees what another one gives. */
function Proof({ draw, promised }: { draw: LottoDraw; promised: string }) {
  const t = useUnit(useHost().$t);
  const [seed, setSeed] = useState(promised);
  const [found, setFound] = useState<{ seed: string; finding: Finding | null } | null>(null);
  useEffect(() => {
    let isOver = false;
    const tell = (finding: Finding | null) => {
      if (!isOver) setFound({ seed, finding });
    };
    checkDraw(draw, seed).then(tell, () => tell(null));
    return () => {
      isOver = true;
    };
  }, [draw, seed]);
  const finding = found?.seed === seed ? found.finding : undefined;
  return (
    <>
      <TextField
        label={t('lotto.seed')}
        message={t('lotto.seed.text')}
        dir="ltr"
        spellCheck={false}
        autoComplete="off"
        maxLength={64}
        value={seed}
        onChange={({ currentTarget }) => setSeed(currentTarget.value)}
      />
      <div aria-live="polite" className={pools.stack}>
        {finding === null && <Note tone="warning">{t('lotto.cannot')}</Note>}
        {finding !== undefined && finding !== null && (
          <>
            <Note tone={isRight(finding) ? 'success' : 'danger'}>{t(saidOf(finding))}</Note>
            <p className={pools.quiet}>{t('lotto.own')}</p>
            <Balls numbers={finding.numbers} hit={draw.numbers ?? []} label={t('lotto.own')} />
          </>
        )}
      </div>
    </>
  );
}
