import { fill, stroke } from './shapes';

/** A chainsaw whose rear handle is at 0 0, its bar to the right. */
export const chainsaw = (turn = 0): string =>
  `<g transform="rotate(${turn})">` +
  fill('steelD', 'M19-5.500H47q5 3.500 0 7H19Z') +
  fill('steelL', 'M19-4H45q2.500 2 0 4H19Z') +
  fill('machineD', 'M3-9H19q3 0 3 3v8q0 3-3 3H5q-4 0-4-4v-7q0-3 2-3Z') +
  fill('machine', 'M3-9H19q3 0 3 3v3H1v-3q0-3 2-3Z') +
  stroke('tire', 3, 'M6-9Q8-16 15-15L18-8M1 0Q-7 1-6 5L4 6') +
  '</g>';

/** A clipboard held at 0 0. */
export const clipboard = (): string =>
  fill('woodD', 'M-6-11L9-14L12 5L-3 8Z') +
  fill('paper', 'M-4.500-9L8-11.500L10.300 3.500L-2.300 6Z') +
  stroke('steel', 1.6, 'M-2.500-4.500L6-6.200M-1.800-.800L6.600-2.500');
