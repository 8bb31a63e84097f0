import { paths } from '@tree-service/kernel/contract';
import { publicPaths } from './paths';
import { articleSummaries } from './blog/articleSummaries';
import { SERVICE_SLUGS } from './costGuide/serviceSlugs';
import { slugOfState, US_STATES } from './costGuide/states';

const places = [
  paths.home,
  paths.services,
  publicPaths.prices,
  paths.howItWorks,
  paths.providers,
  paths.blog,
  paths.helpCenter,
  paths.welcomeFlow,
  paths.about,
  paths.careers,
  paths.contact,
  paths.privacy,
  paths.terms,
  publicPaths.accessibility,
  paths.register,
  paths.joinAsPro,
] as const;

/** Paths of all pages for search engines, with every article and cost guide. */
export const publicPages: readonly string[] = [
  ...places.map((path) => path()),
  ...articleSummaries.map(({ slug }) => publicPaths.blogArticle(slug)),
  ...SERVICE_SLUGS.flatMap((service) => [
    publicPaths.costGuide(service),
    ...US_STATES.map((state) => publicPaths.costGuideInState(service, slugOfState(state))),
  ]),
];
