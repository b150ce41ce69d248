import { useState } from 'react';

import type { Registered } from '../api/register';
import { Credentials } from './credentials';
import { NextSteps } from './next-steps';

type AfterProps = { account: Pick<Registered, 'login' | 'password' | 'next'>; onDone: () => void };

/** The account is open. A player who got a password saves it first. */
export function After({ account, onDone }: AfterProps) {
  const [isSaved, setSaved] = useState(false);
  const { login, password } = account;
  return password === null || isSaved ? (
    <NextSteps {...account} onDone={onDone} />
  ) : (
    <Credentials login={login} password={password} onSaved={() => setSaved(true)} />
  );
}
