import { useUnit } from 'effector-react';

import type { RequestTopic } from '@contracts/payment-requests';

import { useT } from '@/shared/i18n';
import { AppLink } from '@/shared/routing';
import { buttonLook } from '@/shared/ui/button';
import { EmptyState } from '@/shared/ui/empty-state';

import { pathOf } from '../lib/step';
import { $step, $topic } from '../model/step';
import { AskForm } from './ask-form';
import { Choices } from './choices';
import { Payments } from './payments';

/** What is to be chosen next, or the form when all of it is. */
export function StepView({ topics }: { topics: readonly RequestTopic[] }) {
  const t = useT();
  const [step, topic] = useUnit([$step, $topic]);
  const { topicId, subTopicId, isChoosing, transactionId } = step;
  if (topicId === null)
    return (
      <Choices
        name={t('requests.topics')}
        choices={topics.map(({ id, title }) => ({ id, title, to: pathOf({ topicId: id }) }))}
      />
    );
  const sub = topic?.children.find(({ id }) => id === subTopicId) ?? null;
  const isKnown = topic !== null && (subTopicId === null || sub !== null);
  if (!isKnown || (topic.about === undefined && (isChoosing || transactionId !== null))) return <NoSuchTopic />;
  if (isChoosing) return <Payments />;
  if (topic.children.length > 0 && sub === null)
    return (
      <Choices
        name={topic.title}
        choices={topic.children.map(({ id, title }) => ({ id, title, to: pathOf({ ...step, subTopicId: id }) }))}
      />
    );
  return <AskForm topic={topic} title={sub?.title ?? topic.title} />;
}

function NoSuchTopic() {
  const t = useT();
  return (
    <EmptyState
      level={2}
      title={t('requests.noTopic')}
      actions={
        <AppLink className={buttonLook()} to={pathOf({})}>
          {t('requests.topics')}
        </AppLink>
      }
    />
  );
}
