export { evidence } from './evidence';
export { EvidenceList } from './EvidenceList';
