export { Deadline, type DeadlineProps } from './Deadline';
export { useNow } from './useNow';
