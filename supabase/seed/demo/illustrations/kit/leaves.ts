import type { Tone } from './ink';
import { ellipse, fill, leafy, short } from './shapes';

/** Base, light and shade of one material. */
export type Material = readonly [base: Tone, light: Tone, shade: Tone];

export const LEAF: Material = ['leaf', 'leafL', 'leafD'];
export const OLIVE: Material = ['olive', 'oliveL', 'oliveD'];
export const RUST: Material = ['rust', 'rustL', 'rustD'];

type Mass = readonly [x: number, y: number, rx: number, ry: number];

/** Leaves that lie in the shade behind others. */
export const shaded = ([base, , shade]: Material, masses: readonly Mass[], seed = 1): string =>
  masses
    .map(([x, y, rx, ry], index) => {
      const bulges = Math.max(7, Math.round((rx + ry) / 8));
      const grain = seed * 13 + index;
      return (
        fill(shade, leafy(x, y, rx, ry, bulges, grain)) +
        `<g opacity=".35">${fill(base, leafy(x - rx * 0.16, y - ry * 0.2, rx * 0.7, ry * 0.66, bulges - 1, grain))}</g>`
      );
    })
    .join('');

const blade = (x: number, y: number) => `M${short(x)} ${short(y)}q4-5 9-3q-3 5-9 3Z`;

/** Leaves as masses, those in front last: shade at the lower right, light at the upper left. */
export function leaves(material: Material, masses: readonly Mass[], seed = 1): string {
  const [base, light, shade] = material;
  return masses
    .map(([x, y, rx, ry], index) => {
      const grain = seed * 17 + index;
      const bulges = Math.max(7, Math.round((rx + ry) / 8));
      return [
        fill(shade, leafy(x, y, rx, ry, bulges, grain)),
        fill(base, leafy(x - rx * 0.09, y - ry * 0.12, rx * 0.88, ry * 0.86, bulges, grain)),
        fill(
          light,
          leafy(
            x - rx * 0.3,
            y - ry * 0.38,
            rx * 0.48,
            ry * 0.4,
            Math.max(6, bulges - 3),
            grain + 5,
          ),
        ),
        rx > 28
          ? fill(
              light,
              blade(x + rx * 0.22, y - ry * 0.3) +
                blade(x + rx * 0.04, y + ry * 0.16) +
                blade(x - rx * 0.46, y + ry * 0.16),
            ) +
            fill(
              shade,
              blade(x - rx * 0.42, y - ry * 0.34) +
                blade(x + rx * 0.3, y + ry * 0.3) +
                blade(x - rx * 0.16, y + ry * 0.48),
            )
          : '',
      ].join('');
    })
    .join('');
}

/** The soft shade under something that stands on the ground. */
export const shade = (x: number, y: number, rx: number): string =>
  ellipse('line', x + rx * 0.12, y, rx, rx * 0.11, 'opacity=".16"');
