import type { Business } from './business';

/** The demo businesses of the area, in the order of their standing. */
export const PORTLAND_BUSINESSES: readonly Business[] = [
  {
    name: 'Fernhollow Tree Works',
    owner: 'Nora Quinn',
    mix: 'all',
    about:
      'Douglas firs over wet slopes are our daily work. We check the root plate before anybody climbs.',
  },
  {
    name: 'Mossback Arborists',
    owner: 'Paul Tran',
    mix: 'care',
    about:
      'Old orchards brought back into fruit, over three winters rather than one. Moss stays unless it does harm.',
  },
  {
    name: 'Twelve Rings Tree Care',
    owner: 'Ada Whitcomb',
    mix: 'all',
    about:
      'Every estimate comes with the age of your tree and what that means for it. Our office dog greets visitors.',
  },
  {
    name: 'Salal & Cedar Climbers',
    owner: 'Ben Kalama',
    mix: 'storm',
    about: 'A climbing crew that works without a lift. Neighbors seldom notice we were there.',
  },
  {
    name: 'Rain Shadow Tree Company',
    owner: 'Clara Osei',
    mix: 'crew',
    about:
      'We schedule around the weather and say so honestly. If the ground is too soft for the truck, we come back when it is not.',
  },
  {
    name: 'Alder Bend Pruning',
    owner: 'Dmitri Volkov',
    mix: 'care',
    about: 'Structural pruning for street trees and young maples. The city permit is filed by us.',
  },
  {
    name: 'Sword Fern Stump Grinding',
    owner: 'Elise Fontaine',
    mix: 'stumps',
    about:
      'Tracked grinder for steep and muddy lots. Ferns and bulbs around the stump are lifted first and set back after.',
  },
  {
    name: 'Camas Canopy Care',
    owner: 'Frank Oduya',
    mix: 'care',
    about:
      'We look after school yards and church grounds, and do homes on Fridays. Written care plans come standard.',
  },
  {
    name: 'Tall Timber Neighbors',
    owner: 'Gina Marchetti',
    mix: 'removal',
    about:
      'Conifers above 120 feet, taken down in the space of a parking spot. Traffic control and permits are on us.',
  },
  {
    name: 'Bridgewater Limb Service',
    owner: 'Hugh Calloway',
    mix: 'storm',
    about:
      'Ice storm veterans with generators, lights and hot coffee. Limbs on wires wait for the utility, and we wait with you.',
  },
  {
    name: 'Cone & Crown Arbor',
    owner: 'Iris Delacroix',
    mix: 'care',
    about:
      'Fine pruning of pines and cedars by hand, needle by needle where it matters. No hedge trimmers.',
  },
  {
    name: 'Millrace Tree Surgeons',
    owner: 'Jamal Whitaker',
    mix: 'all',
    about:
      'Decay testing with a resistograph before a verdict is given. Many trees written off by others still stand.',
  },
  {
    name: 'Huckleberry Hill Treework',
    crew: 7,
    owner: 'Kira Novak',
    mix: 'crew',
    about: 'A worker-owned cooperative of seven. Wages, prices and profits are posted on our wall.',
  },
  {
    name: 'Green Basin Removals',
    owner: 'Liam Abara',
    mix: 'removal',
    about: 'Hazard trees in ravines, pulled uphill with a winch. The stream bank stays untouched.',
  },
  {
    name: 'Overstory Arbor Group',
    owner: 'Mona Lindgren',
    mix: 'all',
    about:
      'Large properties and associations with hundreds of trees. We number each one and plan five years ahead.',
  },
  {
    name: 'Nurse Log Tree & Yard',
    owner: 'Nate Ferreira',
    mix: 'crew',
    about: 'Part of what we fell may stay as habitat if you wish. Woodpeckers have thanked us.',
  },
  {
    name: 'Three Sisters Rigging',
    owner: 'Opal Jensen',
    mix: 'storm',
    about:
      'Founded by three sisters, two of them former riggers in theaters. Nothing we lower ever swings.',
  },
  {
    name: 'Maple Key Tree Partners',
    owner: 'Pedro Amaral',
    mix: 'care',
    about:
      'Bigleaf maples shed branches without warning, so we thin them before summer. Free leaf mold for gardeners in fall.',
  },
  {
    name: 'Stillwater Arbor Crew',
    crew: 2,
    owner: 'Quinn Harlow',
    mix: 'stumps',
    about:
      'Two people and one very quiet electric grinder. We start at eight and are gone by lunch.',
  },
];
