import { type Room, roundCss as css } from '@/entities/casino/round';
import { type TextKey, useT } from '@/shared/i18n';

/** What decides the next rounds: the hash of the seed in use, the player's part, and the hash of the seed that follows. */
export function SeedFacts({ seed }: Pick<Room, 'seed'>) {
  const t = useT();
  const { commitment, clientSeed, isDrawnByUs, next } = seed;
  const rows: readonly (readonly [TextKey, string])[] = [
    ['rounds.seed', commitment],
    ...(clientSeed === '' ? [] : [['rounds.part', clientSeed] as const]),
    ['rounds.part.next', next],
  ];
  return (
    <>
      {rows.map(([key, value]) => (
        <div key={key}>
          <p className={css.quiet}>{t(key)}</p>
          <p className={css.hash} translate="no">
            {value}
          </p>
        </div>
      ))}
      {isDrawnByUs && <p className={css.quiet}>{t('rounds.part.ours')}</p>}
    </>
  );
}
