import { fill, next, track } from './gauge.css';

export type GaugeProps = {
  label: string;
  /** Any unit, the same for both. */
  used: number;
  allowed: number;
  /** What would be used next, in a paler colour. */
  coming?: number | undefined;
  /** Both numbers as text: "1 200 ₽ of 5 000 ₽". */
  valueText: string;
};

/** Blue up to 79 %, amber from 80 %, red when nothing is left. A text is next to it. */
export function Gauge({ label, used, allowed, coming = 0, valueText }: GaugeProps) {
  const share = allowed <= 0 ? 1 : Math.min(1, Math.max(0, used / allowed));
  const level = share >= 1 ? 'full' : share >= 0.8 ? 'near' : 'free';
  return (
    <div
      className={track}
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(share * 100)}
      aria-valuetext={valueText}
    >
      {coming > 0 && allowed > 0 && (
        <div className={next} style={{ inlineSize: `${String(Math.min(1, share + coming / allowed) * 100)}%` }} />
      )}
      <div className={fill} data-level={level} style={{ inlineSize: `${String(share * 100)}%` }} />
    </div>
  );
}
