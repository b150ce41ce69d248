import { useUnit } from 'effector-react';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import * as css from '@/shared/ui/office-page';

import { pathOf } from '../lib/step';
import { $step, $topic } from '../model/step';
import * as own from './page.css';

/** The way back: to the requests, to all topics, to the topic that was chosen. */
export function Crumbs() {
  const t = useT();
  const [step, topic] = useUnit([$step, $topic]);
  const hasSubTopics = topic !== null && topic.children.length > 0;
  return (
    <nav aria-label={t('requests.way')}>
      <ol className={own.crumbs}>
        <li>
          <AppLink className={css.link} to="/office/payment/requests">
            {t('page.title.office-payment-requests')}
          </AppLink>
        </li>
        {step.topicId !== null && (
          <li>
            <AppLink className={css.link} to={pathOf({})}>
              {t('requests.topics')}
            </AppLink>
          </li>
        )}
        {hasSubTopics && (step.subTopicId !== null || step.isChoosing) && (
          <li>
            <AppLink className={css.link} to={pathOf({ topicId: topic.id })}>
              {topic.title}
            </AppLink>
          </li>
        )}
      </ol>
    </nav>
  );
}
