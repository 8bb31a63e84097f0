export * from './SecondFactorPage';
export * from './SecondFactorSettings';
