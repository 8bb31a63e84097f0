import {
  CONTRACT_VERSION,
  pageRoute,
  paths,
  type RemoteModule,
} from '@tree-service/kernel/contract';
import { crewDayPath } from '@tree-service/market/features/crewDay';
import { articlePages } from './pages/BlogArticle/articlePages';
import { publicPaths } from './paths';

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    pageRoute(
      paths.home,
      'Expert tree care at your fingertips',
      () => import('./pages/Home/HomePage'),
    ),
    pageRoute(paths.services, 'Services and prices', () => import('./pages/Services/ServicesPage')),
    pageRoute(publicPaths.prices, 'Prices', () => import('./pages/Prices/PricesPage')),
    pageRoute(publicPaths.costGuide, 'Cost guide', () => import('./pages/CostGuide/CostGuidePage')),
    pageRoute(
      publicPaths.costGuideInState,
      'Cost guide',
      () => import('./pages/CostGuide/CostGuidePage'),
    ),
    pageRoute(paths.howItWorks, 'How it works', () => import('./pages/HowItWorks/HowItWorksPage')),
    pageRoute(paths.helpCenter, 'Help center', () => import('./pages/HelpCenter/HelpCenterPage')),
    pageRoute(
      paths.welcomeFlow,
      'Take the tour',
      () => import('./pages/WelcomeFlow/WelcomeFlowPage'),
    ),
    pageRoute(paths.about, 'About us', () => import('./pages/About/AboutPage')),
    pageRoute(paths.careers, 'Careers', () => import('./pages/Careers/CareersPage')),
    pageRoute(paths.contact, 'Contact', () => import('./pages/Contact/ContactPage')),
    pageRoute(paths.blog, 'Blog', () => import('./pages/Blog/BlogPage')),
    ...Object.entries(articlePages).map(([slug, load]) =>
      pageRoute({ pattern: publicPaths.blogArticle(slug) }, 'Blog', load),
    ),
    pageRoute(
      publicPaths.blogArticle,
      'Blog',
      () => import('./pages/BlogArticle/MissingArticlePage'),
    ),
    pageRoute(
      paths.confirmation,
      'Request received',
      () => import('./pages/Confirmation/ConfirmationPage'),
    ),
    pageRoute(
      paths.shared,
      'Shared request',
      () => import('./pages/SharedRequest/SharedRequestPage'),
    ),
    pageRoute(publicPaths.waitlist, 'Waitlist', () => import('./pages/Waitlist/WaitlistPage')),
    pageRoute(
      publicPaths.appointment,
      'Your appointment',
      () => import('./pages/Appointment/AppointmentPage'),
    ),
    pageRoute(crewDayPath, "The crew's day", () => import('./pages/CrewDay/CrewDayPage')),
    pageRoute(
      paths.providers,
      'Find a professional',
      () => import('./pages/Providers/ProvidersPage'),
    ),
    pageRoute(paths.provider, 'Professional', () => import('./pages/Provider/ProviderPage')),
    pageRoute(paths.privacy, 'Privacy', () => import('./pages/Privacy/PrivacyPage')),
    pageRoute(paths.terms, 'Terms', () => import('./pages/Terms/TermsPage')),
    pageRoute(
      publicPaths.accessibility,
      'Accessibility',
      () => import('./pages/Accessibility/AccessibilityPage'),
    ),
    pageRoute(paths.login, 'Sign in', () => import('./pages/Login/LoginPage')),
    pageRoute(paths.register, 'Create your account', () => import('./pages/Register/RegisterPage')),
    pageRoute(paths.joinAsPro, 'Join as a Pro', () => import('./pages/JoinAsPro/JoinAsProPage')),
    pageRoute(
      paths.confirmEmail,
      'Confirm your email',
      () => import('./pages/ConfirmEmail/ConfirmEmailPage'),
    ),
    pageRoute(
      paths.authCallback,
      'Signing you in',
      () => import('./pages/AuthCallback/AuthCallbackPage'),
    ),
    pageRoute(
      publicPaths.mailedLink,
      'Confirm your email',
      () => import('./pages/MailedLink/MailedLinkPage'),
    ),
    pageRoute(
      paths.resetPassword,
      'Set a new password',
      () => import('./pages/ResetPassword/ResetPasswordPage'),
    ),
    pageRoute(
      publicPaths.debugRegister,
      'Debug sign-up',
      () => import('./pages/DebugRegister/DebugRegisterPage'),
    ),
    pageRoute(
      publicPaths.testDeploy,
      'Deployment test',
      () => import('./pages/TestDeploy/TestDeployPage'),
    ),
  ],
};

export default remote;
