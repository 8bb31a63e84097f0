import { shade } from './leaves';
import { box, circle, fill, place, stroke, through, type Point } from './shapes';
import { wheel } from './machines';

const beam = (from: Point, to: Point, width: number): string =>
  stroke('steelD', width, through(from, to)) +
  stroke('paperD', width - 4, through(from, to)) +
  stroke(
    'paper',
    width * 0.28,
    through([from[0] - 1.5, from[1] - 1.5], [to[0] - 1.5, to[1] - 1.5]),
  );

/** The bucket of a lift, its floor at 0 0, and who stands in it. */
export const bucket = (who: string): string =>
  who +
  fill('paperD', 'M-19-36H19L15 2q-1 4-5 4H-10q-4 0-5-4Z') +
  fill('paper', 'M-19-36H8L6 6H-10q-4 0-5-4Z') +
  box('machine', -18, -26, 35.5, 8) +
  box('steelD', -22, -39, 44, 6, 3);

/** A truck with a chip box and a lift, 300 units long, its cab to the right. The arm goes by an elbow to a bucket. */
export const bucketTruck = (elbow: Point, hand: Point, who: string): string =>
  shade(146, 2, 160) +
  box('steelD', 6, -36, 284, 12, 2) +
  fill('machineD', 'M2-128q0-6 6-6H168q6 0 6 6V-32H2Z') +
  fill('machine', 'M2-128q0-6 6-6H168q6 0 6 6v16H2Z') +
  box('machineL', 6, -134, 164, 5, 2.5) +
  box('machine', 2, -112, 20, 80) +
  stroke('machine', 3, 'M50-104V-40M78-104V-40M106-104V-40M134-104V-40') +
  fill('paper', 'M88-92a10 10 0 0 1 10 8a9 9 0 0 1-4 16H82a9 9 0 0 1-4-16a10 10 0 0 1 10-8Z') +
  stroke('paper', 4, 'M88-68V-54') +
  fill('machineD', 'M182-32V-112q0-8 8-8h46q8 0 12 7l20 36l20 7q6 2 6 9v29Z') +
  fill('machine', 'M182-32V-112q0-8 8-8h46q8 0 12 7l14 27q-6 30-40 54Z') +
  box('machineL', 186, -120, 54, 5, 2.5) +
  fill('glassD', 'M222-108h14q3 0 5 4l15 28h-34Z') +
  fill('glass', 'M222-108h10l-9 32h-1ZM194-104q0-4 4-4h14v32h-18Z') +
  stroke('machineD', 2, 'M217-72V-36M182-62h90') +
  box('steelL', 206, -66, 8, 3.5, 1.7) +
  box('helmet', 284, -60, 10, 9, 3) +
  box('steelD', 276, -38, 24, 9, 3) +
  fill('tire', 'M22-24a30 30 0 0 1 60 0ZM214-24a30 30 0 0 1 60 0Z') +
  wheel(52, 23) +
  wheel(244, 23) +
  stroke('steelD', 7, 'M140-34V-4M128-2H152') +
  stroke('steelD', 7, 'M178-34V-4M168-2H188') +
  fill('steelD', 'M110-134h42l-6-22h-30Z') +
  fill('steel', 'M110-134h22v-22h-16Z') +
  beam([131, -152], elbow, 17) +
  circle('steelD', 131, -152, 10) +
  circle('steelL', 131, -152, 5) +
  beam(elbow, [hand[0], hand[1] - 8], 13) +
  circle('steelD', elbow[0], elbow[1], 10) +
  circle('steelL', elbow[0], elbow[1], 5) +
  place(hand[0], hand[1], bucket(who));
