export { fakeBackend, flagsSaying, type FakeBackend, type RecordedCall } from './fakeBackend';
export { showOnPhone } from './showOnPhone';
export type { FakeAccount } from './fakeAccounts';
export { fakeAuthState, type FakeAuthOptions, type FakeViewer } from './authStates';
