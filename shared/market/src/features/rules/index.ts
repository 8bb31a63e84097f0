export * from './useMarketplaceRules';
