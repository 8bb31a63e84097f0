export { Fold, FoldedSection, useOpenedByLinks } from './FoldedSection';
export { useIsNarrow } from './useIsNarrow';
