import type { CapacitorConfig } from '@capacitor/cli';
import { PRODUCT_NAME } from '@tree-service/kernel/contract';
import packageFile from './package.json';
import { BRAND_COLOR } from '../deploy/brandMark';
import type { NativeSettings } from './settings';

/** The page the app shows when the site cannot be reached; part of the app. */
export const OFFLINE_PAGE = 'offline.html';

const PUSH = '@capacitor/push-notifications';

const isPlugin = (name: string) =>
  name.startsWith('@capacitor/') && !/\/(?:core|android|ios)$/.test(name);

/** Plugins for Android. That of push messages ends the app at its first use when Firebase is not set up. */
function androidPlugins(hasFirebase: boolean): string[] {
  return Object.keys(packageFile.dependencies).filter(
    (name) => isPlugin(name) && (hasFirebase || name !== PUSH),
  );
}

/**
 * The configuration of the wrapper. It shows the site with its live releases, under the site's own policy;
 * links elsewhere open in the browser.
 */
export function capacitorConfig({ site, appId, firebase }: NativeSettings): CapacitorConfig {
  return {
    appId,
    appName: PRODUCT_NAME,
    webDir: 'www',
    loggingBehavior: 'debug',
    server: { url: site, errorPath: OFFLINE_PAGE, allowNavigation: [new URL(site).hostname] },
    android: {
      includePlugins: androidPlugins(firebase !== undefined),
      adjustMarginsForEdgeToEdge: 'auto',
      // Older ones put the bridge into the page as an inline script, which the page's policy refuses.
      minWebViewVersion: 100,
      webContentsDebuggingEnabled: false,
    },
    ios: { contentInset: 'never', webContentsDebuggingEnabled: false },
    plugins: {
      SplashScreen: { launchShowDuration: 800, backgroundColor: BRAND_COLOR },
      StatusBar: { style: 'DEFAULT' },
      PushNotifications: { presentationOptions: ['badge', 'sound', 'alert'] },
    },
  };
}
