import { useUnit } from 'effector-react';
import { useEffect, useId, useRef, useState } from 'react';

import { useT } from '@/shared/i18n';
import { Button } from '@/shared/ui/button';

import { $isChecking, answerGiven } from '../model/challenge';
import * as css from './captcha.css';
import { focusAnswer } from './focus-answer';

type SliderAnswerProps = { image: string; piece: string; width: number; isOff: boolean };

/** The player moves a piece to its place, with the pointer or with the arrow keys of the native slider. */
export function SliderAnswer({ image, piece, width, isOff }: SliderAnswerProps) {
  const t = useT();
  const id = useId();
  const [isChecking, answer] = useUnit([$isChecking, answerGiven]);
  const [left, setLeft] = useState(0);
  const range = useRef<HTMLInputElement>(null);
  useEffect(() => {
    focusAnswer(range.current);
  }, []);
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (!isOff) answer(String(left));
        range.current?.focus();
      }}
    >
      <div className={css.board}>
        <img className={css.picture} src={image} alt={t('captcha.slider.picture')} />
        <img className={css.piece} src={piece} alt="" style={{ transform: `translateX(${String(left)}px)` }} />
      </div>
      <label htmlFor={id}>{t('captcha.slider.label')}</label>
      <input
        ref={range}
        id={id}
        className={css.slider}
        dir="ltr"
        type="range"
        min={0}
        max={width}
        value={left}
        onChange={(event) => {
          setLeft(event.currentTarget.valueAsNumber);
        }}
      />
      <Button type="submit" variant="primary" size="lg" busy={isChecking} aria-disabled={isOff}>
        {t('captcha.check')}
      </Button>
    </form>
  );
}
