export { Fold, FoldedSection, type FoldedSectionProps } from './FoldedSection';
export { useIsNarrow } from './useIsNarrow';
