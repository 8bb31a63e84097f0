export { fakeBackend, flagsSaying, type FakeBackend, type RecordedCall } from './fakeBackend';
export type { FakeAccount } from './fakeAccounts';
export { fakeAuthState, type FakeAuthOptions, type FakeViewer } from './authStates';
