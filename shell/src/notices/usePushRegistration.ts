import { useEffect, useRef } from 'react';
import { isNativePlatform, platformName, registerForPush } from '@tree-service/kernel/native';
import { rememberPushToken, reportError, useAuth } from '@tree-service/kernel';

async function register(): Promise<void> {
  const token = await registerForPush();
  if (token === null) return;
  rememberPushToken(token);
  const { registerPushToken } = await import('@tree-service/kernel');
  await registerPushToken(token, platformName());
}

/**
 * Inside the native wrapper: asks once after sign-in for permission to send push messages, and sends the server
 * which device takes them. People may refuse, and a browser is never asked.
 */
export function usePushRegistration(): void {
  const userId = useAuth((auth) => (auth.status === 'signedIn' ? (auth.user?.id ?? null) : null));
  const askedFor = useRef<string | null>(null);

  useEffect(() => {
    if (userId === null || userId === askedFor.current || !isNativePlatform()) return;
    askedFor.current = userId;
    register().catch((error: unknown) => {
      reportError(error, { severity: 'warning', category: 'api', source: 'usePushRegistration' });
    });
  }, [userId]);
}
