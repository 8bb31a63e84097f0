export {
  parseRuntimeConfig,
  provideRuntimeConfig,
  runtimeConfig,
  RuntimeConfigError,
  type MapStreets,
  type MapTiles,
  type RuntimeConfig,
  type SignInProvider,
  type SocialNetwork,
} from './config/runtimeConfig';
export { checkedWorkerAddress } from './integrity/scriptGate';
export { backend } from './backend/backend';
export type { Backend } from './backend/client';
export type { Database, Json } from './backend/database.types';
export {
  BackendError,
  expectDone,
  isAbsent,
  unwrap,
  isVersionConflict,
  updatedVersion,
  type Answer,
} from './backend/backendError';
export type { FeatureFlag } from './backend/featureFlags';
export {
  readFormDrafts,
  saveFormDrafts,
  type DraftToSave,
  type ServerDraft,
} from './backend/formDrafts';
export { adminAccess, type AdminAccess, issueAdminPass, type AdminPass } from './backend/adminPass';
export { readPublicRow } from './backend/readPublicRow';
export { readOwnProfile, type Profile } from './backend/profiles';
export {
  countReleaseLoad,
  recordPageVitals,
  type MeasuredPage,
  type PageVitals,
} from './backend/pageVitals';
export { registerPushToken } from './backend/pushTokens';
export { browserStorage } from './browserStorage';
export { privacyChoices, type PrivacyChoice } from './privacyChoices';
export { done, failed, type Outcome } from './outcome';

export {
  authState,
  useAuth,
  useViewing,
  type AuthState,
  type SignOutReason,
} from './auth/authStore';
export type { AuthUser } from './auth/authUser';
export { expectedAccount, lastUserType, type ExpectedAccount } from './auth/expectedAccount';
export { isAdmin, isOwner, isVendor, userTypeOf, viewerOf } from './auth/userTypeRules';
export { useViewer } from './viewing/useViewer';
export { nameOfViewed, type Viewing } from './viewing/viewing';
export { endViewing, startViewing } from './viewing/viewingCommands';
export { startAuth } from './auth/startAuth';
export { signIn, type Credentials } from './auth/signIn';
export { resendVerification, signUp, type SignUp, type WaitingRequest } from './auth/signUp';
export { providerNames, signInWithProvider, type SocialProvider } from './auth/signInWithProvider';
export { signOut, signOutInactive } from './auth/signOut';
export { rememberPushToken } from './auth/devicePushToken';
export { offeredSession, type OfferedSession } from './backend/sessionFromUrl';
export { acceptOfferedSession, openMailedLink } from './auth/acceptOfferedSession';
export type { MailedLink, MailedLinkType, SpentLink } from './auth/spendMailedLink';
export {
  resetPassword,
  sendSignInLink,
  updatePassword,
  changeEmail,
  saveFullName,
} from './auth/password';
export {
  confirmSecondFactor,
  enrollSecondFactor,
  findSecondFactor,
  removeSecondFactor,
  type NewSecondFactor,
} from './auth/secondFactor';
export { refreshProfile } from './auth/refreshProfile';
export { checkSession, confirmSession, findSession, refreshSession } from './auth/checkSession';
export { returnMemory, returnPathFrom } from './auth/returnMemory';

export {
  pageHost,
  provideHost,
  type Canary,
  type Host,
  type LiveReleases,
  type Releases,
  type RunnableRelease,
  type SharedModule,
} from './host/host';

export { notify, type NoticeOptions, type NoticeTone } from './notices/notify';
export { toasts, type ToastText } from './notices/toastCatalog';
export { Toaster } from './notices/Toaster';

export {
  FeatureFlagsProvider,
  useFeatureFlag,
  useFeatureFlags,
  type FeatureFlags,
} from './flags/FeatureFlagsProvider';
export {
  effectOfFlag,
  featureSwitches,
  flagNames,
  flagOfPage,
  offNotice,
  type FeatureFlagName,
  type FeatureSwitch,
  type OffNotice,
} from './flags/featureSwitches';
export { takeFlags } from './flags/flagsQuery';
export { isFlagOn, type FlagRule, type FlagUser, stableBucket } from './flags/isFlagOn';
export { isKnownToBeOn } from './flags/knownFlag';

export {
  errorMetrics,
  type ErrorMetrics,
  type ErrorCategory,
  type ErrorReport,
  type ErrorSeverity,
} from './errors/errorMetrics';
export { isUnreachable, messageOf } from './errors/messageOf';
export { sendKeptReports } from './errors/keptReports';
export { reportError } from './errors/reportError';
export { watchUncaughtErrors } from './errors/uncaughtErrors';

export { HeadCollector, type PageHead, type StructuredData, usePageHead } from './head/usePageHead';

export { isRefusal, queryClient } from './queries/queryClient';
export { noteLiveChange, readChanged, readChangedLater, runAction } from './queries/changes';
export { useLiveTopic, markHandled, type LiveEvent } from './live/liveTopics';
export {
  clearPendingRequest,
  findPendingRequest,
  inspectPendingRequest,
  PENDING_REQUEST_KEY,
  PENDING_REQUEST_VERSION,
  readPendingRequest,
  savePendingRequest,
  useIsRequestStored,
  type PendingRequest,
  type PendingRequestFinding,
} from './requests/pendingRequest';
export { RuntimeProvider } from './RuntimeProvider';
