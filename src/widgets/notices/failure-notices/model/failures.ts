import { sample } from 'effector';

import { apiFailed, type ApiFailure, caseNameOf, caseOf } from '@/shared/api';
import { $textOf } from '@/shared/i18n';
import { noticeShown } from '@/shared/lib/notices';

type Find = (key: string) => string | null;

/**
 * The server's own words, at most three by priority. Our words where the server said nothing for people. Spec: shell
 * §8, HTTP-17.
 */
function textOf(failure: ApiFailure, find: Find): string {
  const name = caseNameOf(failure);
  const isSpoken = (name === 'server' || name === 'tooMany') && failure.message !== '';
  // A server may send the key of a text instead of the text.
  if (isSpoken)
    return failure.message
      .split('\n')
      .map((line) => find(line) ?? line)
      .join('\n');
  return find(`main.failure.${name}`) ?? find('main.failure.server') ?? failure.message;
}

const $findText = $textOf.map((find) => ({ find }));

// A call either tells the player itself or asks for a notice. A failure that no call can know of (a captcha that never
// ends) always shows a notice. The offline bar tells of a missing network, and a cancelled call never comes here. Spec:
// shell §8, HTTP-16.
sample({
  clock: apiFailed,
  source: $findText,
  filter: (_, { failure, notifies }) => {
    const { teller } = caseOf(failure);
    return teller === 'notice' || (teller === 'caller' && notifies);
  },
  fn: ({ find }, { failure }) => ({
    kind: 'error' as const,
    text: textOf(failure, find),
    key: `failure:${caseNameOf(failure)}:${failure.message}`,
  }),
  target: noticeShown,
});
