// A chunk of its own: shown only where the marketplace is not open.
export { JoinWaitlist } from './JoinWaitlist';
