export { evidence, EvidenceList } from './EvidenceList';
