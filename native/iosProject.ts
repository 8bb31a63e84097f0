import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { edit, type Edit } from './edit';
import type { NativeSettings } from './settings';

/**
 * What iOS shows when the app first asks. The camera's plugin wants the text for adding photos to the library,
 * too, although the product never does.
 */
export const usageTexts: Readonly<Record<string, string>> = {
  NSCameraUsageDescription:
    'Take photos of trees, finished work and documents to add to a request or job.',
  NSMicrophoneUsageDescription: 'Record sound with a video you take to show your work.',
  NSPhotoLibraryUsageDescription: 'Choose photos of trees, finished work and documents to add.',
  NSPhotoLibraryAddUsageDescription: 'Save a photo you take to your photo library.',
  NSLocationWhenInUseUsageDescription:
    'Put the pin of a request on the map where you are, when you ask for it.',
};

const list = (items: readonly string[]) =>
  items.map((item) => `\t<string>${item}</string>`).join('\n');

function plist(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
<plist version="1.0">
<dict>
${content}
</dict>
</plist>
`;
}

const entitlements = (site: string) =>
  plist(`\t<key>aps-environment</key>
\t<string>development</string>
\t<key>com.apple.developer.associated-domains</key>
\t<array>
\t${list([`applinks:${new URL(site).hostname}`])}
\t</array>`);

/** What Apple wants to know of uses of the file system: when a file the person saved was changed. */
const privacy = plist(`\t<key>NSPrivacyTracking</key>
\t<false/>
\t<key>NSPrivacyAccessedAPITypes</key>
\t<array>
\t\t<dict>
\t\t\t<key>NSPrivacyAccessedAPIType</key>
\t\t\t<string>NSPrivacyAccessedAPICategoryFileTimestamp</string>
\t\t\t<key>NSPrivacyAccessedAPITypeReasons</key>
\t\t\t<array>
\t\t\t\t<string>C617.1</string>
\t\t\t</array>
\t\t</dict>
\t</array>`);

/** Saved files appear in the Files app; only encryption of the system is used. */
const ownFacts = `\t<key>UIFileSharingEnabled</key>
\t<true/>
\t<key>LSSupportsOpeningDocumentsInPlace</key>
\t<true/>
\t<key>ITSAppUsesNonExemptEncryption</key>
\t<false/>`;

const PUSH_ANSWERS = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }

}
`;

// Names within the project file, which Xcode takes from anyone.
const PRIVACY_FILE = '7E5EA0010000000000000001 /* PrivacyInfo.xcprivacy */';
const PRIVACY_BUILT = '7E5EA0010000000000000002 /* PrivacyInfo.xcprivacy in Resources */';
const ASSETS_FILE = '504EC30E1FED79650016851F /* Assets.xcassets */';
const ASSETS_BUILT = '504EC30F1FED79650016851F /* Assets.xcassets in Resources */';

function projectEdits({ version, build }: NativeSettings): Edit[] {
  return [
    [
      `${ASSETS_BUILT} = {isa`,
      `${PRIVACY_BUILT} = {isa = PBXBuildFile; fileRef = ${PRIVACY_FILE}; };\n\t\t${ASSETS_BUILT} = {isa`,
    ],
    [
      `${ASSETS_FILE} = {isa`,
      `${PRIVACY_FILE} = {isa = PBXFileReference; lastKnownFileType = text.xml; path = PrivacyInfo.xcprivacy; sourceTree = "<group>"; };\n\t\t${ASSETS_FILE} = {isa`,
    ],
    [`\t${ASSETS_FILE},`, `\t${PRIVACY_FILE},\n\t\t\t\t${ASSETS_FILE},`],
    [`\t${ASSETS_BUILT},`, `\t${PRIVACY_BUILT},\n\t\t\t\t${ASSETS_BUILT},`],
    [
      /INFOPLIST_FILE = App\/Info\.plist;/g,
      'CODE_SIGN_ENTITLEMENTS = App/App.entitlements;\n\t\t\t\tINFOPLIST_FILE = App/Info.plist;',
    ],
    [/MARKETING_VERSION = [^;]+;/g, `MARKETING_VERSION = ${version};`],
    [/CURRENT_PROJECT_VERSION = [^;]+;/g, `CURRENT_PROJECT_VERSION = ${build};`],
  ];
}

/** Makes the generated project for iOS in `folder` the app of a deployment. */
export async function finishIos(folder: string, settings: NativeSettings): Promise<void> {
  const project = path.join(folder, 'ios/App');
  const texts = Object.entries(usageTexts).map(
    ([key, text]) => `\t<key>${key}</key>\n\t<string>${text}</string>`,
  );
  await edit(path.join(project, 'App/Info.plist'), [
    [/\n<\/dict>\s*<\/plist>/, `\n${[...texts, ownFacts].join('\n')}\n</dict>\n</plist>`],
  ]);
  await edit(path.join(project, 'App/AppDelegate.swift'), [[/\n}\s*$/, PUSH_ANSWERS]]);
  await edit(path.join(project, 'App.xcodeproj/project.pbxproj'), projectEdits(settings));
  await writeFile(path.join(project, 'App/App.entitlements'), entitlements(settings.site));
  await writeFile(path.join(project, 'App/PrivacyInfo.xcprivacy'), privacy);
}
