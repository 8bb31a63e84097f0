/** The photos a Pro needs to price work from afar, in the order people are asked for them. */
export const SHOT_NAMES = ['whole', 'base', 'access', 'wires'] as const;

/** What a photo shows. */
export type Shot = (typeof SHOT_NAMES)[number];

/** What each photo is called, and how to take it. */
export const SHOTS: Readonly<Record<Shot, { title: string; hint: string }>> = {
  whole: {
    title: 'The whole tree',
    hint: 'Step back until the top and the ground are both in the picture.',
  },
  base: {
    title: 'The base',
    hint: 'The lower trunk, with a shoe or a bin beside it for size.',
  },
  access: {
    title: 'The way in',
    hint: 'The gate, drive or path a crew comes through.',
  },
  wires: {
    title: 'Wires and buildings',
    hint: 'Whatever the branches come close to.',
  },
};
