// Controls of most dialogs: here before the first of them opens.
import '@/shared/ui/checkbox';
import '@/shared/ui/tag';
// Says that a limit comes near: there is no room for it among the models.
import '@/features/safety/tell-limits';

import { ProofPlace } from '@/features/access/prove-again';
import { TransferAsk } from '@/features/access/transfer-user';
import { consultantSlot, PaymentConsultant } from '@/features/help/consult-on-payment';
import { ShortcutKeys } from '@/features/move-by-keys';
import { VerificationAsk } from '@/features/open-recharge';
import { Snowfall } from '@/features/snowfall';
import { CaptchaPlace } from '@/features/solve-captcha';
import { TeamCash } from '@/features/team-cash';
import { AuthDialogs } from '@/widgets/auth-dialogs';
import { PluginSlot } from '@/widgets/plugin-slot';
import { ReadyBets } from '@/widgets/ready-bets';
import { SupportDialogs } from '@/widgets/support';

/** Dialogs and overlays of any page: they open by a press, by an address, or at their time. */
export function LateDialogs() {
  return (
    <>
      <AuthDialogs />
      <ShortcutKeys />
      <CaptchaPlace />
      <ProofPlace />
      <VerificationAsk />
      <TransferAsk />
      <TeamCash />
      <PaymentConsultant>
        <PluginSlot name={consultantSlot} />
      </PaymentConsultant>
      <SupportDialogs />
      <ReadyBets />
      <Snowfall />
    </>
  );
}
