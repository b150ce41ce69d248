import { Button } from '@openbook/ui';
import { useHost } from '@sdk';
import { useUnit } from 'effector-react';

import { ContentAnswer } from '@contracts/content-blocks';

import { Notice } from '../articles/notice';
import { useAnswer } from '../sdk/hooks';
import css from './consultant.module.css';

/** Explains how payments work here, and names whom to ask. Spec: shell §2, QUERY-09. */
export function Consultant() {
  const { $t, $language, $session, openModal } = useHost();
  const [t, language, { isAuth }] = useUnit([$t, $language, $session]);
  const [answer, again] = useAnswer('/content-api/v1/content', ContentAnswer, {
    path: 'information/payment',
    language,
  });

  return (
    <div className={css.consultant}>
      <div className={css.texts} aria-busy={answer.state === 'loading'}>
        {answer.state === 'here' &&
          answer.data.data.blocks.map((block) => (
            <section key={block.id} lang={block.language} dir={block.language === undefined ? undefined : 'auto'}>
              {block.title !== undefined && <h3 className={css.title}>{block.title}</h3>}
              {block.paragraphs.map((text) => (
                <p key={text}>{text}</p>
              ))}
            </section>
          ))}
        {(answer.state === 'failed' || answer.state === 'missing') && (
          <Notice text={t('consultant.failed')} action={{ label: t('consultant.again'), onClick: again }} />
        )}
      </div>
      <div className={css.actions}>
        <Button variant="secondary" onClick={() => openModal('user-question')}>
          {t('consultant.ask')}
        </Button>
        {isAuth && (
          <Button variant="secondary" onClick={() => openModal('support-history')}>
            {t('consultant.history')}
          </Button>
        )}
      </div>
    </div>
  );
}
