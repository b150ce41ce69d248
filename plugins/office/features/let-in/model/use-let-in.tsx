import { type OfficeFailure, useHost } from '@sdk';
import { useEffect, useEffectEvent, useState } from 'react';

import { alreadyTaken, conflict } from '@contracts/error-codes';
import { type QrAsker, QrAskerAnswer } from '@contracts/qr-login';
import { z } from '@contracts/zod';

const path = '/office-api/v1/qr';

/** Why nobody was let in. Each value has a text, `office.qr.<value>`. */
export type Why = 'over' | 'answered' | 'taken' | 'often' | 'notSent';

function whyOf({ statusCode, code }: OfficeFailure): Why {
  if (statusCode === 404) return 'over';
  if (statusCode === 429) return 'often';
  if (code === alreadyTaken) return 'taken';
  return code === conflict ? 'answered' : 'notSent';
}

/** `asker`: the device that waits for the answer. `isAllowed`: the answer that was given. */
type Step = { code: string; asker: QrAsker | null; isAllowed: boolean | null };
const start: Step = { code: '', asker: null, isAllowed: null };

/** The code of the address, where a camera put it behind "#". */
const codeOfAddress = () => (/^#[A-Z0-9]{8}$/.test(globalThis.location.hash) ? globalThis.location.hash.slice(1) : '');

/** Reads who asks by a code, then answers once. */
export function useLetIn() {
  const { office } = useHost();
  const [step, setStep] = useState<Step>(() => ({ ...start, code: codeOfAddress() }));
  const [why, setWhy] = useState<Why | null>(null);
  const [isBusy, setBusy] = useState(step.code !== '');
  const attempt = (call: () => Promise<void>) =>
    call()
      .catch((refusal: unknown) => {
        const reason = whyOf(refusal as OfficeFailure);
        setWhy(reason);
        // Nothing came back: the same question stands, and may be answered again.
        if (reason !== 'notSent') setStep(({ code }) => ({ ...start, code }));
      })
      .finally(() => setBusy(false));
  const run = (call: () => Promise<void>) => {
    if (isBusy) return;
    setBusy(true);
    setWhy(null);
    void attempt(call);
  };
  const look = async (code: string) => {
    const { data } = await office.send('POST', path, QrAskerAnswer, { code });
    setStep({ ...start, code, asker: data });
  };
  const answer = async (isAllowed: boolean) => {
    await office.send('POST', `${path}/answer`, z.unknown(), { code: step.code, isAllowed });
    setStep({ ...step, isAllowed });
  };
  const lookAtAddress = useEffectEvent(() => {
    if (step.code !== '') void attempt(() => look(step.code));
  });
  useEffect(() => lookAtAddress(), []);
  return {
    ...{ step, why, isBusy },
    look: (code: string) => run(() => look(code)),
    answer: (isAllowed: boolean) => run(() => answer(isAllowed)),
    again: () => setStep(start),
  };
}
