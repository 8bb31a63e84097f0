export * from './firstFacts';
