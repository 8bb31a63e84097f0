export interface ToastText {
  readonly title: string;
  readonly description?: string;
}

/**
 * Toasts about accounts and sessions, whose wording is fixed. Titles without a description take the
 * server's message. Other toasts are worded where they are shown.
 */
export const toasts = {
  accountCreated: {
    title: 'Account created!',
    description: 'Check your email for the confirmation link.',
  },
  signUpFailed: { title: 'Sign up failed' },
  welcomeBack: { title: 'Welcome back!', description: 'You have successfully signed in.' },
  emailVerificationRequired: {
    title: 'Email verification required',
    description:
      'Please verify your email address before signing in. Check your inbox for the verification link.',
  },
  signInFailed: { title: 'Sign in failed' },
  signedOut: { title: 'Signed out', description: 'You have been signed out successfully.' },
  signOutFailed: { title: 'Sign out failed' },
  verificationSent: {
    title: 'Verification email sent',
    description: 'Please check your inbox for the verification link.',
  },
  verificationFailed: { title: 'Failed to resend verification email' },
  sessionRefreshFailed: { title: 'Failed to refresh session' },
  sessionRefreshed: { title: 'Session refreshed, reloading page...' },
  sessionRefreshError: { title: 'Error refreshing session' },
  pleaseSignIn: { title: 'Please sign in to access this page' },
  pleaseVerifyEmail: { title: 'Please verify your email address to continue' },
  noPermission: { title: 'You do not have permission to access this page' },
  sessionExpiring: {
    title: 'Session expiring soon',
    description: 'Your session will expire in 5 minutes due to inactivity.',
  },
  sessionExpiredInactive: {
    title: 'Session expired',
    description: 'You have been logged out due to inactivity.',
  },
  sessionExpired: {
    title: 'Session expired',
    description: 'Your session has expired. Please log in again.',
  },
  authenticated: { title: 'Successfully authenticated' },
  authenticatedCallback: { title: 'Successfully authenticated!' },
} satisfies Record<string, ToastText>;
