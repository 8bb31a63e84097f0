import type { RuleText } from '@tree-service/domain';
import {
  cabling,
  emergency,
  hazardousTree,
  healthVisit,
  lotClearing,
  riskAssessment,
  stumpGrinding,
  thinning,
  treeRemoval,
  trimming,
  writtenReport,
  youngTree,
  type Drawing,
} from '@tree-service/design/illustrations';

/** One service on the home page. */
export interface Service {
  title: string;
  picture: Drawing;
  description: string;
  benefits: readonly [RuleText, RuleText, RuleText];
}

export interface ServiceCategoryTab {
  id: 'tree-removal' | 'arborist' | 'maintenance' | 'additional';
  name: string;
  description: string;
  services: readonly [Service, Service, Service];
}

/** The services of the home page: four categories of three each. */
export const serviceCatalog: readonly ServiceCategoryTab[] = [
  {
    id: 'tree-removal',
    name: 'Tree Removal',
    description: 'From a small ornamental to an oak over the roof, taken down safely.',
    services: [
      {
        title: 'Full Tree Removal',
        picture: treeRemoval,
        description: 'The crew takes the whole tree down in sections and hauls it away.',
        benefits: [
          'Rigging that protects roofs, fences and lawns',
          'Branches and logs hauled away',
          'A price per tree, agreed on before work starts',
        ],
      },
      {
        title: 'Stump Grinding',
        picture: stumpGrinding,
        description: 'Stumps ground below grade so that you can mow, plant or pave.',
        benefits: [
          'Cheaper for each additional stump',
          'Surface roots ground too',
          'Chips left as mulch or hauled away, your choice',
        ],
      },
      {
        title: 'Hazardous Tree Removal',
        picture: hazardousTree,
        description: 'Dead, leaning or storm-damaged trees near houses and wires.',
        benefits: [
          'Only Pros with the qualifications the job needs',
          'Line-clearance crews near energized wires',
          'Crane work planned and priced in advance',
        ],
      },
    ],
  },
  {
    id: 'arborist',
    name: 'Arborist',
    description: 'A tree expert on your property.',
    services: [
      {
        title: 'Tree Health Visit',
        picture: healthVisit,
        description: 'An arborist inspects a tree that worries you and tells you what it needs.',
        benefits: [
          'Pests and diseases named, not guessed',
          'Advice that can save the tree',
          'Certifications with dates',
        ],
      },
      {
        title: 'Risk Assessment',
        picture: riskAssessment,
        description: 'How likely a tree is to fail, what it would hit, and what to do about it.',
        benefits: [
          'Risk assessment qualifications shown on each profile',
          'A clear rating for each tree',
          'Useful to insurers and associations',
        ],
      },
      {
        title: 'Written Report',
        picture: writtenReport,
        description: 'Written findings for permits, home sales, insurers and HOA boards.',
        benefits: [
          'Photos, measurements and species',
          'Recommendations in order of urgency',
          'Ordered together with the visit',
        ],
      },
    ],
  },
  {
    id: 'maintenance',
    name: 'Maintenance',
    description: 'Care that keeps trees safe, healthy and attractive.',
    services: [
      {
        title: 'Trimming and Pruning',
        picture: trimming,
        description: 'Dead wood removed, branches off the roof, more light in the yard.',
        benefits: [
          'Describe each cut you want before Pros quote',
          'Clearance for roofs, walks and driveways',
          'Several trees in one visit cost less each',
        ],
      },
      {
        title: 'Crown Thinning',
        picture: thinning,
        description: 'Less weight and wind load in the crown, same shape from the street.',
        benefits: ['Lower risk in storms', 'More light under the tree', 'Natural shape preserved'],
      },
      {
        title: 'Young Tree Care',
        picture: youngTree,
        description: 'Early cuts and support that prevent bigger cuts later.',
        benefits: [
          'A straight leader from the start',
          "Each young tree on your property's list",
          'A plan for the coming years',
        ],
      },
    ],
  },
  {
    id: 'additional',
    name: 'Additional',
    description: 'More work our Pros can do for you.',
    services: [
      {
        title: 'Emergency Work',
        picture: emergency,
        description: "A tree on a house, car or road can't wait until Monday.",
        benefits: [
          ({ emergencyOffer }) =>
            `Pros are notified immediately and have ${emergencyOffer} to respond`,
          'Emergency prices shown before you send your request',
          'Photos on file for your insurer',
        ],
      },
      {
        title: 'Lot Clearing',
        picture: lotClearing,
        description: 'Brush, saplings and stumps gone before you build or plant.',
        benefits: [
          'One crew from chainsaw to grinder',
          'Trees worth keeping marked with you first',
          'Wood chipped on site',
        ],
      },
      {
        title: 'Cabling and Bracing',
        picture: cabling,
        description: 'Steel support for a valued but weak tree.',
        benefits: [
          'Supports split trunks and heavy limbs',
          'Inspected by an arborist first',
          'Hardware that adjusts as the tree grows',
        ],
      },
    ],
  },
];
