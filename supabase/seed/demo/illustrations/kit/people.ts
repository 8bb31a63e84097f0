import type { Tone } from './ink';
import type { Pose } from './poses';
import { box, circle, fill, place, short, stroke, through, type Point } from './shapes';

/** How a person looks. */
export interface Looks {
  readonly skin?: 'A' | 'B' | 'C';
  /** With a helmet and a vest, else an owner in everyday clothes. */
  readonly crew?: boolean;
  readonly top?: readonly [base: Tone, shade: Tone];
  readonly bun?: boolean;
  readonly isLeft?: boolean;
  /** Legs are left out, for someone behind an edge. */
  readonly isBust?: boolean;
  /** What is in the hands, drawn between body and front arm. */
  readonly holds?: string;
}

const skins = { A: ['skinA', 'skinAD'], B: ['skinB', 'skinBD'], C: ['skinC', 'skinCD'] } as const;

/** A person; the light comes from the upper left whichever way they look. */
export function person(drawn: Pose, looks: Looks = {}): string {
  const {
    skin = 'A',
    crew = true,
    bun = false,
    isLeft = false,
    isBust = false,
    holds = '',
  } = looks;
  const side = isLeft ? -1 : 1;
  const turn = ([x, y]: Point): Point => [x * side, y];
  const [flesh, fleshD] = skins[skin];
  const [top, topD] =
    looks.top ?? (crew ? (['shirt', 'shirtD'] as const) : (['blue', 'blueD'] as const));
  const hip = turn(drawn.hip);
  const neck = turn(drawn.neck);
  const head = turn(drawn.head);
  const shoulder: Point = [neck[0], neck[1] + 5];

  const leg = ([knee, foot]: readonly [Point, Point], tone: Tone) => {
    const [x, y] = turn(foot);
    const toe = side * 9;
    return (
      stroke(tone, 11, through(hip, turn(knee), [x, y - 7])) +
      fill(
        'boot',
        `M${short(x - side * 5)} ${short(y - 11)}h${side * 10}l${short(toe * 0.4)} 6q${side * 4} 1 ${side * 4} 5H${short(x - side * 5)}Z`,
      )
    );
  };
  const arm = ([elbow, hand]: readonly [Point, Point], sleeve: Tone) =>
    stroke(sleeve, 8, through(shoulder, turn(elbow), turn(hand))) +
    circle(crew ? 'glove' : flesh, turn(hand)[0], turn(hand)[1], 4.6);

  return [
    arm(drawn.arms[0], topD),
    isBust ? '' : leg(drawn.legs[0], 'pantsD'),
    stroke(fleshD, 7, through(head, neck)),
    torso(hip, shoulder, crew, top, topD),
    isBust ? '' : leg(drawn.legs[1], 'pants'),
    face(head, side, flesh, fleshD, crew, bun),
    isLeft && holds ? `<g transform="scale(-1 1)">${holds}</g>` : holds,
    arm(drawn.arms[1], top),
  ].join('');
}

function torso(hip: Point, shoulder: Point, crew: boolean, top: Tone, topD: Tone): string {
  const length = Math.hypot(hip[0] - shoulder[0], hip[1] - shoulder[1]);
  const turn = (Math.atan2(shoulder[0] - hip[0], hip[1] - shoulder[1]) * 180) / Math.PI;
  const [base, dark]: readonly [Tone, Tone] = crew ? ['vest', 'vestD'] : [top, topD];
  const y = short(-length);
  const cloth =
    fill(
      dark,
      `M-8.500 4L-10 ${y}Q-9.500 ${short(-length - 5)} 0 ${short(-length - 5)}Q9.500 ${short(-length - 5)} 10 ${y}L8.500 4Q0 6-8.500 4Z`,
    ) +
    fill(
      base,
      `M-8.500 4L-10 ${y}Q-9.500 ${short(-length - 5)} 0 ${short(-length - 5)}Q4 ${short(-length - 5)} 4 ${y}L3.500 5Q-3 5.500-8.500 4Z`,
    ) +
    (crew
      ? box('stripe', -8.8, -length * 0.42, 17.6, 3.6) +
        stroke('stripe', 3, `M-4.500 ${short(-length - 3.5)}V${short(-length * 0.4)}`)
      : '');
  const belt = crew ? stroke('boot', 3.4, 'M-8 1.500Q0 3.500 8 1.500') : '';
  return place(hip[0], hip[1], cloth + belt, 1, turn);
}

function face(
  [x, y]: Point,
  side: number,
  flesh: Tone,
  fleshD: Tone,
  crew: boolean,
  bun: boolean,
): string {
  const hair = crew
    ? fill(
        'hair',
        `M${short(-8 * side)}-2q${short(-1 * side)} 6 ${short(3 * side)} 8l${short(2 * side)}-8Z`,
      )
    : fill(
        'hair',
        `M${short(-9 * side)} 2Q${short(-10 * side)}-11 ${short(1 * side)}-10.500Q${short(9 * side)}-10 ${short(8.5 * side)}-3Q${short(1 * side)}-2 ${short(-3 * side)}-4Q${short(-3 * side)} 2 ${short(-5 * side)} 6Q${short(-8 * side)} 6 ${short(-9 * side)} 2Z`,
      );
  const helmet =
    fill('helmetD', `M-9.500-2.500Q-9.500-13 0-13Q9.500-13 9.500-2.500Z`) +
    fill('helmet', `M-9.500-2.500Q-9.500-13 0-13Q4-12.500 4.500-2.500Z`) +
    fill(
      'helmetD',
      `M${short(-10 * side)}-3.600H${short(13.5 * side)}q${short(-0.5 * side)} 2.600-3 2.600H${short(-10 * side)}Z`,
    ) +
    circle('tire', -2 * side, 1, 3.8) +
    circle('alert', -2 * side, 1, 2);
  return place(
    x,
    y,
    (bun ? circle('hair', -9 * side, crew ? 4 : -6, 4.6) : '') +
      circle(fleshD, 0, 0, 8.4) +
      fill(flesh, `M-8.400 0A8.400 8.400 0 0 1 2-8.200Q6 0 2 8.200A8.400 8.400 0 0 1-8.400 0Z`) +
      circle(side > 0 ? fleshD : flesh, 7.6 * side, 1.6, 2) +
      hair +
      (crew ? helmet : ''),
  );
}
