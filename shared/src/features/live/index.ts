export { useLiveRefresh } from './useLiveRefresh';
