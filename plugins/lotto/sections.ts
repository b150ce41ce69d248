/** The sections of a lottery in one file: they share most of it, and each request of its own costs more on a slow line. */
export { CheckPage } from './check-page';
export { OwnPage } from './own-page';
export { ResultsPage } from './results-page';
export { TicketPage } from './ticket-page';
