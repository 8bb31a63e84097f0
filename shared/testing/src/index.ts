export { FakeBackend, type FakeAccount, type Misbehaviour, type RecordedCall } from './fakeBackend';
export { fakeAuthState, type FakeAuthOptions, type FakeViewer } from './authStates';
