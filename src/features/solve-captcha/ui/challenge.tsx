import { useUnit } from 'effector-react';

import type { CaptchaChallenge } from '@contracts/captcha';

import { $textOf, useT } from '@/shared/i18n';
import { Note } from '@/shared/ui/note';

import { $challenge, $refusal } from '../model/challenge';
import { $isOver } from '../model/time';
import * as css from './captcha.css';
import { SliderAnswer } from './slider-answer';
import { TextAnswer } from './text-answer';
import { WorkAnswer } from './work-answer';

/** Digits and signs keep their order inside right-to-left text. */
const isolated = (expression: string): string => `\u2066${expression}\u2069`;

const $findText = $textOf.map((find) => ({ find }));

/** The open challenge, drawn for its kind. */
export function Challenge() {
  const t = useT();
  const [challenge, refusal, isOver, { find }] = useUnit([$challenge, $refusal, $isOver, $findText]);
  if (challenge === null) return null;
  const error = refusal === null ? undefined : (find(refusal) ?? refusal);
  return contentOf(challenge);

  function contentOf(shown: CaptchaChallenge) {
    switch (shown.kind) {
      case 'picture':
        return (
          <TextAnswer
            key="picture"
            label={t('captcha.picture.label')}
            hint="captcha.picture.hint"
            error={error}
            isOff={isOver}
          >
            <img className={css.picture} src={shown.image} width={240} height={80} alt={t('captcha.picture.alt')} />
          </TextAnswer>
        );
      case 'question':
        return (
          <TextAnswer
            key="question"
            label={t('captcha.question.label', { question: isolated(shown.question) })}
            inputMode="numeric"
            error={error}
            isOff={isOver}
          />
        );
      case 'work':
        return (
          <>
            <WorkAnswer key="work" />
            {error !== undefined && (
              <Note tone="danger" role="alert">
                {error}
              </Note>
            )}
          </>
        );
      case 'slider':
        return (
          <>
            <SliderAnswer key={shown.id} {...shown.slider} isOff={isOver} />
            {error !== undefined && (
              <Note tone="danger" role="alert">
                {error}
              </Note>
            )}
          </>
        );
    }
  }
}
