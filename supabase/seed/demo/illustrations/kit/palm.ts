import type { Tone } from './ink';
import { shade } from './leaves';
import { circle, fill, place, short, stroke } from './shapes';

function frond(turn: number, length: number, front: boolean): string {
  const notches = Array.from({ length: 8 }, (_, index) => {
    const far = length * (0.94 - index * 0.105);
    const bend = (far / length) ** 2 * length * 0.42;
    return `L${short(far)} ${short(bend + 11)}L${short(far - length * 0.045)} ${short(bend + 1)}`;
  }).join('');
  const spine = `Q${short(length * 0.5)} ${short(-length * 0.1)} ${short(length)} ${short(length * 0.46)}`;
  const [tone, edge]: readonly [Tone, Tone] = front ? ['leaf', 'leafL'] : ['leafD', 'leaf'];
  return `<g transform="rotate(${turn})">${fill(tone, `M0-3${spine}${notches}L0 3Z`)}${stroke(edge, 2.2, `M0-2Q${short(length * 0.5)} ${short(-length * 0.1)} ${short(length * 0.9)} ${short(length * 0.37)}`)}</g>`;
}

const mirrored = (shapes: string) => `<g transform="scale(-1 1)">${shapes}</g>`;

/** A palm that bends to the right, 200 units tall. */
export function palm(): string {
  const rings = Array.from({ length: 11 }, (_, index) => {
    const t = (index + 1) / 12;
    const x = 26 * t * t;
    return `M${short(x - 6 + t)} ${short(-148 * t)}q6 3 ${short(11 - t * 2)} 0`;
  }).join('');
  return (
    shade(4, 1, 40) +
    fill('bark', 'M-11 2Q-4-70 21-150H31Q14-70 10 2Q0 5-11 2Z') +
    fill('barkD', 'M2 3Q8-70 26-150H31Q14-70 10 2Z') +
    stroke('barkL', 2.2, rings) +
    place(
      26,
      -150,
      frond(-58, 74, false) +
        mirrored(frond(-58, 70, false)) +
        frond(28, 66, false) +
        mirrored(frond(28, 64, false)) +
        circle('rustD', -5, 8, 6.5) +
        circle('rust', 6, 9, 6.5) +
        frond(-22, 82, true) +
        mirrored(frond(-22, 84, true)) +
        mirrored(frond(6, 76, true)) +
        frond(4, 74, true) +
        frond(-92, 50, true),
    )
  );
}
