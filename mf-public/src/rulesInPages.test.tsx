import { screen } from '@testing-library/react';
import { RELEASE_RULES } from '@tree-service/domain';
import { queryClient } from '@tree-service/kernel';
import { fakeBackend } from '@tree-service/testing';
import { renderPage } from '@tree-service/testing/renderPage';
import { Prose } from './article/Prose';
import { vendorPromises } from './authentication/vendorPromises';
import { AuthLayout } from './authentication/AuthLayout';
import { hiringSafely } from './pages/BlogArticle/HiringSafelyPage';
import { stormDamage } from './pages/BlogArticle/StormDamagePage';
import AboutPage from './pages/About/AboutPage';
import HelpCenterPage from './pages/HelpCenter/HelpCenterPage';
import HomePage from './pages/Home/HomePage';
import { ServiceCards } from './pages/Home/ServiceCards';
import { serviceCatalog } from './pages/Home/serviceCatalog';
import HowItWorksPage from './pages/HowItWorks/HowItWorksPage';
import { StepList } from './pages/HowItWorks/StepList';
import { BeforeSearching } from './pages/Providers/ProvidersPage';
import TermsPage from './pages/Terms/TermsPage';
import WelcomeFlowPage from './pages/WelcomeFlow/WelcomeFlowPage';
import { nextSteps } from './pages/Confirmation/ConfirmationPage';

const server = fakeBackend();
const changed = {
  ...RELEASE_RULES,
  offers_at_once: 8,
  accepts_at_most: 4,
  emergency_offer_minutes: 25,
  offer_business_hours: 8,
  business_day_end: '17:30:00',
  release_after_hours: 72,
  request_lifetime_days: 21,
  delivery_acceptance_days: 6,
  review_days: 9,
};
beforeEach(() => {
  queryClient.clear();
  server.respondTo('/rest/v1/matching_policy', changed);
  server.respondTo('/rest/v1/resolution_policy', changed);
  server.respondTo('/rest/v1/rpc/market_proof', {
    insured_vendors: 0,
    last_verified_at: null,
    reviews: [],
  });
});

const additional = serviceCatalog.find(({ id }) => id === 'additional');

test.each([
  ['the home page', <HomePage />, [/At most four Pros per request/, /^At most four Pros$/]],
  [
    'the services of the home page',
    additional && <ServiceCards category={additional} />,
    [/have 25 minutes to respond/],
  ],
  [
    'how it works',
    <HowItWorksPage />,
    [
      /One request, at most four Pros/,
      /up to eight Pros at a time, and at most four Pros can take it/,
      /After 72 hours without a reply/,
    ],
  ],
  [
    'what follows a request',
    <StepList steps={nextSteps} />,
    [
      /at most four Pros can take your/,
      /Each has eight business hours to respond/,
      /Business hours are 8 AM to 5:30 PM/,
      /each has 25 minutes, day or night/,
    ],
  ],
  [
    'the help center',
    <HelpCenterPage />,
    [
      /At most four Pros can take your request/,
      /no one responds within 21 days/,
      /have 25 minutes to respond/,
      /respond within six days, the work is accepted/,
      /nine days after the first is written/,
      /After 72 hours without a reply/,
    ],
  ],
  [
    'the terms',
    <TermsPage />,
    [
      /delivered work within six days/,
      /refunded after 72 hours/,
      /published together, nine days after the first is written/,
    ],
  ],
  ['the page about us', <AboutPage />, [/At most four Pros can take a request/]],
  ['the directory', <BeforeSearching />, [/at most four Pros\s+can take it/]],
  [
    'the pages for owners to sign up',
    <AuthLayout title="Sign up" subtitle="">
      {null}
    </AuthLayout>,
    [/At most four Pros can take a request/],
  ],
  [
    'the pages for Pros to sign up',
    <AuthLayout title="Sign up" subtitle="" promises={vendorPromises}>
      {null}
    </AuthLayout>,
    [/At most four Pros can take a request/, /within 72 hours/],
  ],
  ['the article about storms', <Prose sections={stormDamage.sections} />, [/have 25 minutes/]],
  ['the article about hiring', <Prose sections={hiringSafely.sections} />, [/at most four Pros/]],
])('%s names the rules in force', async (_, page, sentences) => {
  const { container } = renderPage(<>{page}</>, { user: 'signedOut' });
  for (const sentence of sentences) {
    expect((await screen.findAllByText(sentence, { ignore: 'script' })).length).toBeGreaterThan(0);
  }
  expect(container).not.toHaveTextContent(/three Pros|five Pros|15 minutes|48 hours|14 days/i);
});

test('the tour names the rules in force', async () => {
  renderPage(<WelcomeFlowPage />, { user: 'signedOut', url: '/welcome-flow?stop=3' });
  expect(await screen.findByRole('heading', { name: 'At most four Pros' })).toBeVisible();
});

test('before the rules are loaded, and when they cannot be, those of the release are named', () => {
  server.disconnect('/rest/v1/matching_policy');
  renderPage(<HomePage />, { user: 'signedOut' });
  expect(screen.getByText('At most three Pros per request')).toBeVisible();
});
