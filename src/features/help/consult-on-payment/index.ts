export { consultantSlot } from './model/consultant';
export { PaymentConsultant } from './ui/lazy';
