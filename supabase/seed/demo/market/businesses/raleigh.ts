import type { Business } from './business';

/** The demo businesses of the area, in the order of their standing. */
export const RALEIGH_BUSINESSES: readonly Business[] = [
  {
    name: 'Longleaf Line Tree Care',
    owner: 'Ray Sutton',
    mix: 'all',
    about:
      'Loblolly and longleaf pines along property lines, where falling the wrong way is not an option. Surveyor marks are respected to the inch.',
  },
  {
    name: 'Willow Oak Arborists',
    owner: 'Sara Penhaligon',
    mix: 'care',
    about:
      'Willow oaks line half the streets of this town, and we know most of them by house number. Root care is our specialty.',
  },
  {
    name: 'Red Clay Tree Company',
    owner: 'Tobias Grant',
    mix: 'crew',
    about:
      'Clay soil ruts easily, so our machines run on rubber tracks. You will be able to mow the next day.',
  },
  {
    name: 'Piedmont Canopy Crew',
    owner: 'Uma Krishnan',
    mix: 'storm',
    about:
      'Hurricane season is when you meet us. For the rest of the year we make sure you do not need to.',
  },
  {
    name: 'Sweetgum & Sons Treework',
    owner: 'Vernon Tate',
    mix: 'crew',
    about:
      'Three generations, one pickup that has seen them all. Gumballs are raked up free of charge.',
  },
  {
    name: 'Carding Mill Arbor',
    owner: 'Wanda Kowalski',
    mix: 'all',
    about:
      'Former textile engineers who count, measure and document. Your invoice matches your quote to the cent.',
  },
  {
    name: 'Neuse Bend Stump Service',
    owner: 'Xavier Roy',
    mix: 'stumps',
    about: 'River-bottom stumps, cypress knees and flooded yards. Our grinder floats, almost.',
  },
  {
    name: 'High Limb Climbers',
    owner: 'Yara Benitez',
    mix: 'storm',
    about:
      'Competition climbers during the week, rescue trainers on weekends. Safety talk every morning, even for a small job.',
  },
  {
    name: 'Dogwood Lane Tree Partners',
    owner: 'Zeke Holloway',
    mix: 'care',
    about:
      'Flowering trees are our love: dogwood, redbud, magnolia and cherry. We prune right after the bloom and never in summer.',
  },
  {
    name: 'Persimmon Pruning',
    crew: 2,
    owner: 'Alma Reyes',
    mix: 'care',
    about: 'A one-truck business that does one yard a day. Fruit trees get their cut in February.',
  },
  {
    name: 'Cardinal Crown Care',
    owner: 'Bruno Keller',
    mix: 'crew',
    about:
      'Bird nests are looked for before any saw is started. If there is one, we return when the young have flown.',
  },
  {
    name: 'Oak City Rigging Works',
    owner: 'Cora McAllister',
    mix: 'removal',
    about:
      'Downtown lots with wires on three sides. The crane comes at dawn and is gone before the office crowd.',
  },
  {
    name: 'Tulip Poplar Tree Surgeons',
    owner: 'Drew Sandoval',
    mix: 'all',
    about:
      'Poplars grow fast and fail fast, so we reduce rather than top. Photos from the crown are in every report.',
  },
  {
    name: 'Triangle Root & Limb',
    owner: 'Effie Nakamura',
    mix: 'care',
    about:
      'Air-spade work for trees choked by mulch or paving. You see the roots with your own eyes.',
  },
  {
    name: 'Quiet Saw Tree Service',
    owner: 'Gus Lindholm',
    mix: 'removal',
    about:
      'All-electric saws and blowers, charged from our own roof. Babies have slept through our removals.',
  },
  {
    name: 'Pine Straw Tree & Yard',
    owner: 'Hattie Bell',
    mix: 'crew',
    about:
      'We thin the pines and bale the straw, and you decide how much of it you keep. Beds look finished when we go.',
  },
  {
    name: 'Foxfire Arbor Group',
    owner: 'Igor Stanek',
    mix: 'storm',
    about:
      'Night crews with flood lights for trees on roofs and cars. Tarps are part of the first visit.',
  },
  {
    name: 'Mill Pond Removals',
    owner: 'June Abernathy',
    mix: 'removal',
    about: 'Dams, ponds and soft banks need a light footprint. Logs are winched out on skids.',
  },
  {
    name: 'Evergreen Fork Tree Works',
    owner: 'Kofi Mensah',
    mix: 'stumps',
    about:
      'Hedges of Leyland cypress taken out in a day, roots and all. New screening plants can follow the same week.',
  },
];
