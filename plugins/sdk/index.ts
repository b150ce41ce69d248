export { appParts } from './app-part.ts';
export type { Answer, Contract, Watched } from './answer.ts';
export type {
  BettingHost,
  Outcome,
  PluginCoupon,
  PluginFeed,
  PluginGame,
  PluginMarket,
  PluginOdds,
  PluginOutcome,
} from './betting.ts';
export { sdkVersion } from './host.ts';
export type {
  AskFailure,
  FirstHost,
  LateHost,
  PluginAccount,
  PluginBalance,
  PluginContact,
  PluginFontSize,
  PluginFormat,
  PluginHouse,
  PluginHost,
  PluginLanguage,
  PluginMenuItem,
  PluginModal,
  PluginModals,
  PluginNotice,
  PluginSession,
  PluginTheme,
  Translate,
} from './host.ts';
export type { PluginParams, SlotName } from '../../contracts/slots.ts';
export type { OfficeFailure, PluginOffice } from './office.ts';
export { createReactPlugin, useHost } from './react.tsx';
export { definePlugin, findPlugin, forgetPlugin } from './registry.ts';
export type { PluginModule } from './registry.ts';
export type { PluginRegistration, RegistrationFields, RegistrationForm, RegistrationWay } from './registration.ts';
export type { PluginSource } from './source.ts';
export type { PluginTickets, TicketHouse, TicketPurchase } from './tickets.ts';
export type { DialogRequest, Kept, PluginStorage, ToolsHost } from './tools.ts';
