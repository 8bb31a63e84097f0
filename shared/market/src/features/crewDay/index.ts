import { address } from '@tree-service/kernel/contract';

/** Address of a crew's day; the token of its link is the fragment, so that it is sent to no server by itself. */
export const crewDayPath = address('/crew-day');
