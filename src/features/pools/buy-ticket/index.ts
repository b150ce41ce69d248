export { ticketsOpened } from './model/opened';
export { $purchases, ticketAsked, ticketWanted } from './model/purchases';
export { $ticketsRead, ticketsRead } from './model/read';
