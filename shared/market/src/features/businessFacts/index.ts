export { businessFacts, serviceArea } from './businessFacts';
