/** The pages below a kind in one file: they share nearly all of it, and each request of its own costs more on a slow line. */
export { DrawPage } from './draw-page';
export { DrawsPage, WinnersPage } from './draws-page';
export { OwnPage } from './own-page';
export { TicketPage } from './ticket-page';
