export { changedKind } from './changedKind';
export { useLiveRefresh } from './useLiveRefresh';
