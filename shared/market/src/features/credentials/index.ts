export { evidence, type CredentialFacts, type Evidence } from './evidence';
export { EvidenceList } from './EvidenceList';
