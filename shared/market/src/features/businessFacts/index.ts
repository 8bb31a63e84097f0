export { businessFacts, serviceArea } from './businessFacts';
export { businessAbout, businessName, MOST_ABOUT } from './businessFields';
