export * from './treeSizes';
