import type { RuleText } from '@tree-service/domain';

/** One service as the home page presents it. */
export interface Service {
  title: string;
  description: string;
  benefits: readonly [RuleText, RuleText, RuleText];
}

/** One tab of the home page's services. */
export interface ServiceCategoryTab {
  id: 'tree-removal' | 'arborist' | 'maintenance' | 'additional';
  name: string;
  description: string;
  services: readonly [Service, Service, Service];
}

/** The services of the home page: four categories of three each. */
export const serviceCatalogue: readonly ServiceCategoryTab[] = [
  {
    id: 'tree-removal',
    name: 'Tree Removal',
    description: 'From a small ornamental to an oak over the roof, taken down in order.',
    services: [
      {
        title: 'Full Tree Removal',
        description: 'The whole tree comes down in sections and leaves with the crew.',
        benefits: [
          'Rigging that protects roofs, fences and lawns',
          'Branches and logs hauled away',
          'A price per tree, agreed before anyone climbs',
        ],
      },
      {
        title: 'Stump Grinding',
        description: 'Stumps ground below grade so that you can mow, plant or pave.',
        benefits: [
          'Cheaper for each further stump',
          'Surface roots ground along with it',
          'Chips left as mulch or taken away, as you like',
        ],
      },
      {
        title: 'Hazardous Tree Removal',
        description: 'Dead, leaning or storm-damaged trees near houses and wires.',
        benefits: [
          'Only Pros with the qualifications the job needs',
          'Line-clearance crews near energized wires',
          'Crane work planned and priced beforehand',
        ],
      },
    ],
  },
  {
    id: 'arborist',
    name: 'Arborist',
    description: 'Somebody who reads trees for a living, on your property.',
    services: [
      {
        title: 'Tree Health Visit',
        description: 'An arborist looks at a tree that worries you and says what it needs.',
        benefits: [
          'Pests and diseases named, not guessed',
          'Advice that may save the tree',
          'Certifications shown with their dates',
        ],
      },
      {
        title: 'Risk Assessment',
        description: 'How likely a tree is to fail, what it would hit, and what to do about it.',
        benefits: [
          'Risk assessment qualifications shown on each profile',
          'A clear rating for each tree',
          'Useful to insurers and associations',
        ],
      },
      {
        title: 'Written Report',
        description: 'Findings on paper for permits, sales, insurers and boards.',
        benefits: [
          'Photos, measurements and species',
          'Recommendations in order of urgency',
          'Signed by the arborist who came',
        ],
      },
    ],
  },
  {
    id: 'maintenance',
    name: 'Maintenance',
    description: 'Care that keeps trees safe, healthy and good to look at.',
    services: [
      {
        title: 'Trimming and Pruning',
        description: 'Deadwood out, branches off the roof, light back into the garden.',
        benefits: [
          'Cuts that heal, never topping',
          'Clear of roofs, walks and driveways',
          'Several trees in one visit cost less each',
        ],
      },
      {
        title: 'Crown Thinning',
        description: 'Less weight and less wind in the crown, same shape from the street.',
        benefits: ['Lower risk in storms', 'More light below the tree', 'The natural form stays'],
      },
      {
        title: 'Young Tree Care',
        description: 'Early cuts and support that spare a tree big ones later.',
        benefits: [
          'A straight leader from the start',
          'Stakes checked and taken off in time',
          'A plan for the next years',
        ],
      },
    ],
  },
  {
    id: 'additional',
    name: 'Additional',
    description: 'What else a crew with the right machines can do for you.',
    services: [
      {
        title: 'Emergency Work',
        description: 'A tree on a house, a car or a road cannot wait for Monday.',
        benefits: [
          ({ emergencyOffer }) => `Pros are asked at once and have ${emergencyOffer} to answer`,
          'Emergency prices shown before you send',
          'Photos for your insurer on file',
        ],
      },
      {
        title: 'Lot Clearing',
        description: 'Brush, saplings and stumps gone before you build or plant.',
        benefits: [
          'One crew from chainsaw to grinder',
          'Trees worth keeping marked with you first',
          'Wood chipped on site',
        ],
      },
      {
        title: 'Cabling and Bracing',
        description: 'Steel that holds a valued but weak tree together.',
        benefits: [
          'Keeps split trunks and heavy limbs standing',
          'Looked over by an arborist beforehand',
          'Hardware that grows with the tree',
        ],
      },
    ],
  },
];
