import { inSection, type Statement } from '../statement';

const NATIVE = 'shared/kernel/src/native/native.test.ts';
const AREA = 'shell/src/AreaAtPath.test.tsx';
const FLAGS = 'supabase/tests/flagEffects.test.ts';
const SWITCHES = 'shared/kernel/src/flags/featureSwitches.ts';

const nine = inSection('§9');

/** Statements about business constants (§9). */
export const constants: readonly Statement[] = [
  nine('Flag advanced_service_request', SWITCHES, [
    'mf-owner/src/pages/RequestWizard/RequestWizardPage.test.tsx',
    'the short form asks for no photos and no hazards',
  ]),
  nine('Flag vendor_matching', 'supabase/schemas/40_matching/functions/running.sql', [
    FLAGS,
    'requests wait while it is off, and the clock offers all of them when it is on again',
  ]),
  nine('Flag media_analysis', 'mf-owner/src/pages/RequestWizard/photos/analysis/photoFindings.ts', [
    'mf-owner/src/pages/RequestWizard/photos/analysis/PhotoChecks.test.tsx',
    'where it is off, nothing is said about photos',
  ]),
  nine('Flag messaging', SWITCHES, [
    FLAGS,
    'messaging: no one writes while it is off, and what was written stays',
  ]),
  nine('Flag messaging: page and menus', SWITCHES, [
    AREA,
    'says so to the ${viewer} where it is off',
  ]),
  nine('Flag vendor_dashboard', SWITCHES, [AREA, 'says so to the ${viewer} where it is off']),
  nine('Flag performance_monitoring', 'supabase/schemas/95_admin/functions/page_vitals.sql', [
    'supabase/tests/pageVitals.test.ts',
    'nothing is stored while performance_monitoring is off',
  ]),
  nine('Flag multi_tree_analysis', 'mf-owner/src/estimate/WorkPlan.tsx', [
    'mf-owner/src/estimate/WorkPlan.test.tsx',
    'groups the trees into one plan, with its price and what one visit saves',
  ]),
  nine('Flag vendor_calendar', 'mf-vendor/src/pages/VendorSchedule/busy/ImportCalendar.tsx', [
    'mf-vendor/src/pages/VendorSchedule/busy/ImportCalendar.test.tsx',
    'there is nothing to import where vendor_calendar is off',
  ]),
  nine('Flag error_reporting', 'supabase/schemas/95_admin/triggers.sql', [
    FLAGS,
    'error_reporting: reports are dropped without a word while it is off',
  ]),
  nine(
    'Flag video_upload counts roles, accounts and percentage',
    'supabase/schemas/20_vendors/functions/media.sql',
    [FLAGS, 'video_upload: counts for the Pro who asks, not for everyone'],
  ),
  nine(
    'Flag payment_processing',
    'mf-vendor/src/pages/VendorTokens/TokenBalance.tsx',
    [
      'e2e/journeys/paymentsOff.spec.ts',
      'while payments are switched off, nothing is offered or said of them',
    ],
    {
      note: 'On, tokens and plans are sold through Stripe.',
    },
  ),
  nine('Photo quality is 90 by default', 'shared/kernel/src/native/camera.ts', [
    NATIVE,
    'takes photos of quality 90 by default',
  ]),
  nine('Location: a timeout of 10 s with high accuracy', 'shared/kernel/src/native/location.ts', [
    NATIVE,
    'is asked from the wrapper with high accuracy and 10 seconds',
  ]),
  nine('Haptic strength is medium by default', 'shared/kernel/src/native/haptics.ts', [
    NATIVE,
    'tap with medium strength by default',
  ]),
];
