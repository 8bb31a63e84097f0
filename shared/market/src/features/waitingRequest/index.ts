export { useWaitingRequest, type WaitingRequest } from './useWaitingRequest';
export { nameWaitingRequest } from './nameWaitingRequest';
