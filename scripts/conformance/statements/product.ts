import { inSection, type Statement } from '../statement';

const NATIVE = 'shared/kernel/src/native/native.test.ts';

const WRAPPER = 'native/sync.test.ts';

const PAYMENTS = 'e2e/journeys/payments.spec.ts';

const one = inSection('§1');

/** Statements about what the product does and for whom (§1). */
export const product: readonly Statement[] = [
  one(
    'Vendors can buy subscription plans',
    'mf-vendor/src/pages/VendorPriority/PlanChoice.tsx',
    [
      PAYMENTS,
      'a Pro buys tokens and a plan; a card fails, a payment is late, a plan is canceled, money goes back',
    ],
    {
      note: 'While payment_processing is off, Pros ask for a plan and an administrator activates it.',
    },
  ),
  one('Page: payments', 'mf-vendor/src/pages/VendorPayments/VendorPaymentsPage.tsx', [
    PAYMENTS,
    'a Pro buys tokens and a plan; a card fails, a payment is late, a plan is canceled, money goes back',
  ]),
  one(
    'Usable inside a native mobile wrapper',
    'native/syncProjects.ts',
    [WRAPPER, 'have every plugin that the product calls (%s)'],
    {
      note: 'The projects for Android and iOS are generated and checked; building and running them takes the systems\u2019 own tools (docs/native.md).',
    },
  ),
  one(
    'Camera, location, network, device info, haptics, share, files and push work only on native platforms',
    'shared/kernel/src/native/index.ts',
    [NATIVE, 'are not for the web'],
    {
      answer: 'deviates',
      note: 'Location, network, haptics, share and saving a file also work in browsers that can, which takes nothing from anyone. Camera, device info, reading files and push are native alone.',
    },
  ),
  one('The native wrapper is detected at runtime', 'shared/kernel/src/native/plugin.ts', [
    NATIVE,
    'are distinguished from the web',
  ]),
  one(
    'A generic browser camera fallback reports that the camera is unavailable',
    'shared/kernel/src/native/camera.ts',
    [NATIVE, 'is not available on the web'],
    {
      note: 'No page reaches it: in browsers “Take a photo” opens the camera of the file dialog.',
    },
  ),
  one(
    'Page: video upload',
    'mf-vendor/src/business/media/VideoUpload.tsx',
    [
      'mf-public/src/pages/Provider/workMedia.test.tsx',
      'videos are shown to everyone who reads the profile; without one there is no part for them',
    ],
    {
      note: 'A section of the portfolio behind video_upload; videos are shown on the public profile.',
    },
  ),
  one('The navbar brand is a tree icon with the product name', 'shell/src/layout/Brand.tsx', [
    'e2e/conformance/scenes/purpose.ts',
    'The navbar brand is a tree icon with the product name',
  ]),
];
