import css from './lotto.module.css';

type BallsProps = {
  numbers: readonly number[];
  /** So many rings stand for numbers that are still missing. */
  missing?: number;
  /** Numbers that were hit. */
  hit?: readonly number[];
  label?: string;
};

/** Numbers as balls; what was hit has a ring in ink. */
export const Balls = ({ numbers, missing = 0, hit = [], label }: BallsProps) => (
  <ul className={css.balls} aria-label={label}>
    {numbers.map((number) => (
      <li key={number} data-hit={hit.includes(number) || undefined}>
        {number}
      </li>
    ))}
    {Array.from({ length: missing }, (_, place) => (
      <li key={`missing ${String(place)}`} data-missing aria-hidden="true" />
    ))}
  </ul>
);
