export { ticketsOpened } from './model/opened';
export { $purchases, ticketAsked, ticketWanted } from './model/purchases';
