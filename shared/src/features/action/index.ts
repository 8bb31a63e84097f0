export { useAction, type ActionSettings } from './useAction';
export { useIdempotencyKey } from './useIdempotencyKey';
