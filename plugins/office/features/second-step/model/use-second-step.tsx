import { type OfficeFailure, useHost } from '@sdk';
import { useEffect, useEffectEvent, useState } from 'react';

import { AuthenticatorAnswer, AuthenticatorOnAnswer, type Security, SecurityAnswer } from '@contracts/security';
import { sentCode } from '@contracts/typed/digits';

const path = '/office-api/v1/security/authenticator';

type Key = { key: string; uri: string };
type Problem = 'code' | 'often' | 'failed';

const problemOf = ({ fields, statusCode }: OfficeFailure): Problem => {
  if (fields.code !== undefined) return 'code';
  return statusCode === 429 ? 'often' : 'failed';
};

/** A key for the app. Null until it is here. */
export function useKey() {
  const { office } = useHost();
  const [key, setKey] = useState<Key | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  const ask = useEffectEvent(() => office.send('POST', path, AuthenticatorAnswer));
  useEffect(() => {
    let isOver = false;
    ask().then(
      ({ data }) => !isOver && setKey(data),
      () => !isOver && setKey('failed'),
    );
    return () => {
      isOver = true;
    };
  }, [attempt]);
  const again = () => {
    setKey(null);
    setAttempt(attempt + 1);
  };
  return { key, again };
}

/** Sends a code once; `send` gives what the server answers. */
function useCode<T>(send: (code: string) => Promise<T>, onDone: (answer: T) => void) {
  const [code, setCode] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [isSending, setSending] = useState(false);
  const submit = () => {
    if (isSending || code.trim() === '') return;
    setSending(true);
    setProblem(null);
    send(sentCode(code))
      .then(onDone)
      .catch((refusal: unknown) => {
        setProblem(problemOf(refusal as OfficeFailure));
        setSending(false);
      });
  };
  const type = (text: string) => {
    setCode(text);
    setProblem(null);
  };
  return { code, type, problem, isSending, submit };
}

/** The first code of the app turns it on, and brings the backup codes. */
export function useTurningOn(onDone: (answer: { codes: string[]; security: Security }) => void) {
  const { office } = useHost();
  return useCode(
    (code) => office.send('PUT', path, AuthenticatorOnAnswer, { code }),
    ({ data }) => onDone(data),
  );
}

export function useTurningOff(onDone: (security: Security) => void) {
  const { office } = useHost();
  return useCode(
    (code) => office.send('POST', `${path}/off`, SecurityAnswer, { code }),
    ({ data }) => onDone(data),
  );
}

export type Code = ReturnType<typeof useTurningOn>;
