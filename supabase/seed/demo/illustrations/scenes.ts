import sharp from 'sharp';
import { person } from './kit/people';
import { poses } from './kit/poses';
import { place } from './kit/shapes';
import { palm } from './kit/palm';
import { oak, pine, poplar } from './kit/trees';
import { dead, stump } from './kit/wood';
import { LEAF, OLIVE, RUST } from './kit/leaves';
import { pictureOf, yardOf } from './yard';

/** What a picture shows. */
export type Subject = 'broadleaf' | 'conifer' | 'palm' | 'dead' | 'stump' | 'yard';

// Photos of trees as owners take them: one tree each, someone beside some for scale,
// and a yard without any.
const TREES: readonly (readonly [Subject, ...string[]])[] = [
  ['dead', place(430, 520, dead(), 2)],
  [
    'broadleaf',
    place(410, 520, oak(LEAF, 3), 2.1),
    place(250, 540, person(poses.stand, { crew: false }), 1),
  ],
  ['stump', place(300, 540, stump(), 1.7), place(560, 500, stump(), 0.9)],
  ['conifer', place(300, 500, pine(), 1.9), place(470, 520, pine(1), 2.2)],
  ['broadleaf', place(360, 530, oak(OLIVE, 5), 2.2)],
  ['palm', place(400, 520, palm(), 2)],
  [
    'broadleaf',
    place(380, 520, poplar(LEAF, 5), 2.1),
    place(520, 540, person(poses.point, { crew: false, skin: 'B', isLeft: true }), 1),
  ],
  ['broadleaf', place(420, 530, oak(RUST, 6), 2.1)],
  ['yard'],
  ['broadleaf', place(300, 520, oak(LEAF, 9), 1.8), place(600, 500, poplar(OLIVE), 1.7)],
];

const CERTIFICATE = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="640">
  <rect width="480" height="640" fill="#faf8f0"/>
  <rect x="24" y="24" width="432" height="592" fill="none" stroke="#ced2c8" stroke-width="4"/>
  <g transform="translate(92 90)" fill="none" stroke="#46544e" stroke-width="9" stroke-linecap="round" stroke-linejoin="round">
    <path d="M0 0 V70 C56 70 56 0 0 0Z"/>
    <path d="M118 0 H80 V70 H118 M80 34 H112"/>
    <path d="M156 70 V0 L184 42 L212 0 V70"/>
    <path d="M276 0 C240 0 240 70 276 70 C312 70 312 0 276 0Z"/>
  </g>
  <path d="M80 230 H400 M80 258 H400 M80 286 H290 M80 330 H400 M80 358 H400 M80 386 H290 M80 430 H400 M80 458 H400" stroke="#ced2c8" stroke-width="5"/>
  <g fill="none" stroke="#54804a"><circle cx="360" cy="540" r="40" stroke-width="8" stroke-dasharray="7 3"/>
  <circle cx="360" cy="540" r="24" fill="#54804a"/></g>
</svg>`;

export interface Picture {
  readonly bytes: Uint8Array;
  readonly type: 'png' | 'jpg';
}

/** A picture of trees and a yard. */
export interface Scene extends Picture {
  readonly subject: Subject;
}

/** Pictures of the demo. */
export interface Illustrations {
  /** 800 by 600 pixels; at least one of each subject. */
  readonly scenes: readonly Scene[];
  /** Says DEMO and certifies nothing, 480 by 640 pixels. */
  readonly certificate: Picture;
}

/** Draws the pictures of the demo; they are the same every time. */
export async function drawIllustrations(): Promise<Illustrations> {
  return {
    scenes: await Promise.all(
      TREES.map(async ([subject, ...trees], number) => ({
        subject,
        ...(await asPhoto(pictureOf(yardOf(number + 200), ...trees))),
      })),
    ),
    certificate: await asPng(CERTIFICATE),
  };
}

/** A drawing as a photo would be uploaded. */
export async function asPhoto(svg: string): Promise<Picture> {
  const drawn = sharp(Buffer.from(svg)).flatten();
  const bytes = await drawn.jpeg({ quality: 84, chromaSubsampling: '4:4:4' }).toBuffer();
  return { bytes, type: 'jpg' };
}

/** A drawing with what is transparent in it. */
export async function asPng(svg: string): Promise<Picture> {
  const bytes = await sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
  return { bytes, type: 'png' };
}
