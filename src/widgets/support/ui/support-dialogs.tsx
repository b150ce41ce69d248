import { useUnit } from 'effector-react';

import { CallbackDialog, ChatDialog, HistoryDialog, QuestionDialog } from '@/features/help/contact-support';
import { $supportDialog, supportClosed, supportOpened } from '@/features/help/open-support';

import '../model/sign-in';

/** The open dialog of the support. */
export function SupportDialogs() {
  const [name, close, open] = useUnit([$supportDialog, supportClosed, supportOpened]);
  return (
    <>
      {name === 'callback' && <CallbackDialog onClose={close} />}
      {name === 'chat' && <ChatDialog onClose={close} />}
      {name === 'question' && <QuestionDialog onClose={close} onHistory={() => open('history')} />}
      {name === 'history' && <HistoryDialog onClose={close} onAsk={() => open('question')} />}
    </>
  );
}
