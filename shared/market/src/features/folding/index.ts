export { Fold, FoldedSection } from './FoldedSection';
export { useIsNarrow } from './useIsNarrow';
export { useOpenedByLinks } from './useOpenedByLinks';
