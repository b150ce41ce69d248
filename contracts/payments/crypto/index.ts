/** Addresses of cryptocurrencies. Apart from the rest of payments, because the hashes that check them weigh 5 kB. Row PAY-10. */
export { type AddressProblem, readAddress } from './address.ts';
