import { isNativePlatform } from './platform';
import { pluginCall, textField, attempt } from './plugin';

/**
 * Asks for permission and registers the device for push notifications. Returns its token, or null
 * outside the native wrapper, when people refuse, and when registering fails (only logged).
 */
export async function registerForPush(): Promise<string | null> {
  const ask = pluginCall('PushNotifications', 'requestPermissions');
  const register = pluginCall('PushNotifications', 'register');
  const listen = pluginCall('PushNotifications', 'addListener');
  if (!isNativePlatform() || ask === null || register === null || listen === null) return null;
  return attempt('Registering for push notifications', async () => {
    if (textField(await ask(), 'receive') !== 'granted') return null;
    const token = new Promise<string | null>((resolve, reject) => {
      void listen('registration', (answer: unknown) => resolve(textField(answer, 'value')));
      void listen('registrationError', (answer: unknown) =>
        reject(new Error(textField(answer, 'error') ?? 'Unknown reason')),
      );
    });
    await register();
    return await token;
  });
}
