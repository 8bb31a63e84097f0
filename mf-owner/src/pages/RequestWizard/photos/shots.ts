/** The photos a Pro needs to price work remotely, in the order of the form. */
export const SHOT_NAMES = ['whole', 'base', 'access', 'wires'] as const;

export type Shot = (typeof SHOT_NAMES)[number];

export const SHOTS: Readonly<Record<Shot, { title: string; hint: string }>> = {
  whole: {
    title: 'The whole tree',
    hint: 'Step back until both the top and the ground are in the photo.',
  },
  base: {
    title: 'The base',
    hint: 'The lower trunk, with a shoe or trash can next to it for scale.',
  },
  access: {
    title: 'Access',
    hint: 'The gate, driveway or path the crew will use.',
  },
  wires: {
    title: 'Wires and buildings',
    hint: 'Anything close to the branches.',
  },
};
