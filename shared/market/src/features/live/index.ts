export { changedKind } from './staleKeys';
export { useLiveRefresh } from './useLiveRefresh';
