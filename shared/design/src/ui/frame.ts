/**
 * What both the frame of every page and the pages in it are drawn with, which a page downloads once; see
 * scripts/bundling/sharedFrame.js. None of it imports another part of the design system.
 */
export * from './actions/Button';
export * from './actions/buttonStyles';
export * from './display/Illustration';
export * from './feedback/EmptyState';
export * from './feedback/ErrorBoundary';
export * from './feedback/ErrorCard';
export * from './feedback/Spinner';
export * from './layout/Card';
export * from './layout/Page';
export * from './layout/stacks';
export * from './layout/VisuallyHidden';
export * from './text/Heading';
export * from './text/Text';
export * from './theme/breakpoints';
export * from './theme/color';
export * from './theme/measures';
export * from './theme/typography';
