import { address } from '@tree-service/kernel/contract';

/** Address of a crew's day; the token of its link is the fragment, which browsers don't send to servers. */
export const crewDayPath = address('/crew-day');
