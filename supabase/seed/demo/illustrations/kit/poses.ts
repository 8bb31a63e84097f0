import type { Point } from './shapes';

/** Joints of a person 100 units tall who stands on 0 0 and looks to the right. */
export interface Pose {
  readonly hip: Point;
  readonly neck: Point;
  /** Center of the head. */
  readonly head: Point;
  readonly arms: readonly [
    back: readonly [elbow: Point, hand: Point],
    front: readonly [elbow: Point, hand: Point],
  ];
  readonly legs: readonly [
    back: readonly [knee: Point, foot: Point],
    front: readonly [knee: Point, foot: Point],
  ];
}

const upright = { hip: [0, -46], neck: [1, -79], head: [2, -90] } as const;
const standing = [
  [
    [-3, -24],
    [-5, 0],
  ],
  [
    [4, -24],
    [5, 0],
  ],
] as const;

/** Poses of people at work. */
export const poses = {
  stand: {
    ...upright,
    legs: standing,
    arms: [
      [
        [8, -62],
        [17, -54],
      ],
      [
        [-7, -61],
        [-4, -47],
      ],
    ],
  },
  point: {
    ...upright,
    head: [3, -91],
    legs: standing,
    arms: [
      [
        [15, -84],
        [28, -95],
      ],
      [
        [-6, -60],
        [4, -50],
      ],
    ],
  },
  read: {
    ...upright,
    head: [3, -89],
    legs: standing,
    arms: [
      [
        [8, -60],
        [19, -62],
      ],
      [
        [-4, -58],
        [12, -56],
      ],
    ],
  },
  saw: {
    hip: [-6, -42],
    neck: [6, -72],
    head: [12, -82],
    legs: [
      [
        [-16, -22],
        [-22, 0],
      ],
      [
        [8, -24],
        [8, 0],
      ],
    ],
    arms: [
      [
        [20, -58],
        [30, -50],
      ],
      [
        [6, -50],
        [20, -44],
      ],
    ],
  },
  push: {
    hip: [-4, -44],
    neck: [5, -75],
    head: [9, -86],
    legs: [
      [
        [-12, -23],
        [-20, 0],
      ],
      [
        [6, -24],
        [6, 0],
      ],
    ],
    arms: [
      [
        [16, -62],
        [27, -56],
      ],
      [
        [8, -57],
        [22, -52],
      ],
    ],
  },
  kneel: {
    hip: [-8, -30],
    neck: [4, -60],
    head: [10, -70],
    legs: [
      [
        [-4, -6],
        [-26, -2],
      ],
      [
        [14, -26],
        [12, 0],
      ],
    ],
    arms: [
      [
        [16, -46],
        [26, -36],
      ],
      [
        [6, -40],
        [18, -30],
      ],
    ],
  },
  climb: {
    hip: [-16, -40],
    neck: [-24, -71],
    head: [-22, -82],
    legs: [
      [
        [2, -50],
        [10, -30],
      ],
      [
        [-2, -34],
        [9, -10],
      ],
    ],
    arms: [
      [
        [-14, -82],
        [-4, -94],
      ],
      [
        [-18, -58],
        [-6, -66],
      ],
    ],
  },
  reach: {
    ...upright,
    legs: standing,
    head: [4, -90],
    arms: [
      [
        [14, -82],
        [26, -92],
      ],
      [
        [8, -66],
        [20, -76],
      ],
    ],
  },
} as const satisfies Readonly<Record<string, Pose>>;
