import { useUnit } from 'effector-react';

import { $isLoginOpen, LoginDialog } from '@/features/access/log-in';
import { $isLogOutAsked, LogOutDialog } from '@/features/access/log-out';
import { $isRegistrationOpen, RegistrationDialog } from '@/features/access/register';
import { $isForgotPasswordOpen, ForgotPasswordDialog } from '@/features/access/restore-password';

import { Reminder } from './reminder';
import { BackToLogin, ToForgotPassword, ToLogin, ToRegistration } from './ways';

/** The dialogs for signing in and out, and what reminds of registering. Their code loads when somebody asks for one. */
export function AuthDialogs() {
  const [isLogin, isRegistration, isLogOut, isForgot] = useUnit([
    $isLoginOpen,
    $isRegistrationOpen,
    $isLogOutAsked,
    $isForgotPasswordOpen,
  ]);
  return (
    <>
      {isLogin && (
        <LoginDialog
          footer={
            <>
              <ToForgotPassword />
              <ToRegistration />
            </>
          }
        />
      )}
      {isRegistration && <RegistrationDialog footer={<ToLogin />} />}
      {isLogOut && <LogOutDialog />}
      {isForgot && <ForgotPasswordDialog footer={<BackToLogin />} />}
      <Reminder />
    </>
  );
}
