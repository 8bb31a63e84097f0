import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { linkedAndroidPages } from '../deploy/appLinks';
import { BRAND_COLOR } from '../deploy/brandMark';
import { edit } from './edit';
import type { NativeSettings } from './settings';

// What the plugins leave to the app. Files among the documents need a permission up to Android 10 alone;
// the camera and the photo picker are apps of their own and need none.
const PERMISSIONS = `
    <uses-permission android:name="android.permission.ACCESS_COARSE_LOCATION" />
    <uses-permission android:name="android.permission.ACCESS_FINE_LOCATION" />
    <uses-feature android:name="android.hardware.location.gps" android:required="false" />
    <uses-permission android:name="android.permission.POST_NOTIFICATIONS" />
    <uses-permission android:name="android.permission.READ_EXTERNAL_STORAGE" android:maxSdkVersion="29" />
    <uses-permission android:name="android.permission.WRITE_EXTERNAL_STORAGE" android:maxSdkVersion="29" />`;

const MESSAGE_LOOK = `
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_icon"
            android:resource="@drawable/ic_message" />
        <meta-data
            android:name="com.google.firebase.messaging.default_notification_color"
            android:resource="@color/ic_launcher_background" />`;

/** Links of the site that Android opens in the app, after it has read the site's `assetlinks.json`. */
function linkFilter(site: string): string {
  const { hostname } = new URL(site);
  const pages = linkedAndroidPages.map((page) => {
    const kind = page.endsWith('/') ? 'pathPrefix' : 'path';
    return `                <data android:scheme="https" android:host="${hostname}" android:${kind}="${page}" />`;
  });
  return `
            <intent-filter android:autoVerify="true">
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
${pages.join('\n')}
            </intent-filter>`;
}

/** Makes the generated project for Android in `folder` the app of a deployment. */
export async function finishAndroid(folder: string, settings: NativeSettings): Promise<void> {
  const app = path.join(folder, 'android/app');
  await edit(path.join(app, 'src/main/AndroidManifest.xml'), [
    // Sessions stay on the device.
    ['android:allowBackup="true"', 'android:allowBackup="false"'],
    [
      'android:theme="@style/AppTheme">',
      `android:requestLegacyExternalStorage="true"\n        android:theme="@style/AppTheme">${MESSAGE_LOOK}`,
    ],
    [/\n\s*<\/intent-filter>/, `\n            </intent-filter>\n${linkFilter(settings.site)}`],
    [/\n<\/manifest>/, `${PERMISSIONS}\n</manifest>`],
  ]);
  await edit(path.join(app, 'build.gradle'), [
    ['versionCode 1', `versionCode ${settings.build}`],
    ['versionName "1.0"', `versionName "${settings.version}"`],
  ]);
  await edit(path.join(app, 'src/main/res/values/ic_launcher_background.xml'), [
    ['#FFFFFF', BRAND_COLOR],
  ]);
  await edit(path.join(app, 'src/main/res/values/styles.xml'), [
    [
      '<item name="android:background">@drawable/splash</item>',
      `<item name="windowSplashScreenBackground">@color/ic_launcher_background</item>
        <item name="windowSplashScreenAnimatedIcon">@mipmap/ic_launcher_foreground</item>
        <item name="android:background">@drawable/splash</item>`,
    ],
  ]);
  if (settings.firebase !== undefined) {
    await writeFile(path.join(app, 'google-services.json'), settings.firebase);
  }
}
