import { useUnit } from 'effector-react';

import { $isLoginOpen, LoginDialog } from '@/features/log-in';
import { $isLogOutAsked, LogOutDialog } from '@/features/log-out';
import { $isRegistrationOpen, RegistrationDialog } from '@/features/register';

import { ToLogin, ToRegistration } from './ways';

/** The three dialogs of coming and going; their code is fetched when one is asked for. */
export function AuthDialogs() {
  const [isLogin, isRegistration, isLogOut] = useUnit([$isLoginOpen, $isRegistrationOpen, $isLogOutAsked]);
  return (
    <>
      {isLogin && <LoginDialog footer={<ToRegistration />} />}
      {isRegistration && <RegistrationDialog footer={<ToLogin />} />}
      {isLogOut && <LogOutDialog />}
    </>
  );
}
