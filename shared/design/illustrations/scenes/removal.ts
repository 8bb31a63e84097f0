import { house } from '../kit/buildings';
import { climber } from '../kit/climber';
import { spot } from '../kit/ground';
import { LEAF, leaves, OLIVE } from '../kit/leaves';
import { chips, cone, grinder, hook } from '../kit/machines';
import { person } from '../kit/people';
import { poses } from '../kit/poses';
import { ellipse, fill, place, stroke } from '../kit/shapes';
import { bush, small } from '../kit/trees';
import { beam } from '../kit/truck';
import { dead, log, logPile, stump } from '../kit/wood';

/** A tree taken down in sections: its top hangs on a crane, a climber is on the trunk, logs lie ready. */
export const treeRemoval = (): string =>
  spot(1) +
  place(62, 206, house(), 0.42) +
  beam([296, 214], [226, 16], 8) +
  fill('barkD', 'M146 210Q156 150 154 92H178Q178 150 190 210Q170 216 146 210Z') +
  fill('bark', 'M146 210Q156 150 154 92H168Q168 150 172 212Q160 214 146 210Z') +
  stroke('barkL', 2.4, 'M160 196Q163 170 162 148M166 130V108') +
  ellipse('woodD', 166, 92, 12, 4.5) +
  ellipse('wood', 165.5, 91.5, 10, 3.4) +
  stroke('barkD', 8, 'M176 146L200 132') +
  ellipse('wood', 201, 131.5, 3.4, 4.4) +
  place(226, 18, hook(14)) +
  stroke('rope', 2.4, 'M226 50L206 74M226 50L248 72') +
  place(
    228,
    128,
    stroke('bark', 10, 'M-4 4L2-34') +
      leaves(
        LEAF,
        [
          [-22, -46, 26, 20],
          [24, -44, 26, 21],
          [0, -64, 30, 24],
        ],
        3,
      ),
    0.84,
    8,
  ) +
  place(141, 176, climber([22, -104], { skin: 'B' }, 24), 0.84) +
  place(248, 216, logPile(), 0.56) +
  place(90, 220, log(48, 10));

/** A grinder throws chips out of a stump. */
export const stumpGrinding = (): string =>
  spot(2) +
  place(268, 196, small(OLIVE), 0.8) +
  place(40, 202, bush(LEAF), 0.7) +
  fill('woodD', 'M206 218Q242 192 288 218Z') +
  fill('wood', 'M210 217Q236 198 258 217Z') +
  place(206, 212, stump(), 0.78) +
  place(84, 216, grinder(), 0.86) +
  chips([180, 184], [206, 116], [262, 186], 26) +
  place(52, 218, person(poses.push, { skin: 'A' }), 1.02) +
  place(290, 224, cone(), 0.9);

/** A dead tree leans toward a house. */
export const hazardousTree = (): string =>
  spot(3) +
  place(232, 204, house(), 0.6) +
  place(136, 214, dead(), 0.9, 7) +
  place(64, 218, person(poses.point, { skin: 'C' }), 0.92) +
  place(122, 222, cone(), 0.8) +
  place(164, 224, cone(), 0.8) +
  stroke('alert', 2.6, 'M122 208Q143 216 164 210');
