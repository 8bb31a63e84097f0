import {
  CONTRACT_VERSION,
  pageRoute,
  patterns,
  type RemoteModule,
} from '@tree-service/kernel/contract';

const remote: RemoteModule = {
  contract: CONTRACT_VERSION,
  routes: [
    pageRoute(patterns.home, () => import(/* webpackChunkName: "home" */ './pages/Home/HomePage')),
    pageRoute(patterns.services, () => import('./pages/Services/ServicesPage')),
    pageRoute(patterns.costGuide, () => import('./pages/CostGuide/CostGuidePage')),
    pageRoute(patterns.costGuideInState, () => import('./pages/CostGuide/CostGuidePage')),
    pageRoute(patterns.howItWorks, () => import('./pages/HowItWorks/HowItWorksPage')),
    pageRoute(patterns.helpCenter, () => import('./pages/HelpCenter/HelpCenterPage')),
    pageRoute(patterns.welcomeFlow, () => import('./pages/WelcomeFlow/WelcomeFlowPage')),
    pageRoute(patterns.about, () => import('./pages/About/AboutPage')),
    pageRoute(patterns.careers, () => import('./pages/Careers/CareersPage')),
    pageRoute(patterns.contact, () => import('./pages/Contact/ContactPage')),
    pageRoute(patterns.blog, () => import('./pages/Blog/BlogPage')),
    pageRoute(patterns.blogArticle, () => import('./pages/BlogArticle/BlogArticlePage')),
    pageRoute(patterns.confirmation, () => import('./pages/Confirmation/ConfirmationPage')),
    pageRoute(patterns.providers, () => import('./pages/Providers/ProvidersPage')),
    pageRoute(patterns.provider, () => import('./pages/Provider/ProviderPage')),
    pageRoute(patterns.privacy, () => import('./pages/Privacy/PrivacyPage')),
    pageRoute(patterns.terms, () => import('./pages/Terms/TermsPage')),
    pageRoute(patterns.login, () => import('./pages/Login/LoginPage')),
    pageRoute(patterns.register, () => import('./pages/Register/RegisterPage')),
    pageRoute(patterns.joinAsPro, () => import('./pages/JoinAsPro/JoinAsProPage')),
    pageRoute(patterns.confirmEmail, () => import('./pages/ConfirmEmail/ConfirmEmailPage')),
    pageRoute(patterns.authCallback, () => import('./pages/AuthCallback/AuthCallbackPage')),
    pageRoute(patterns.resetPassword, () => import('./pages/ResetPassword/ResetPasswordPage')),
    pageRoute(patterns.debugRegister, () => import('./pages/DebugRegister/DebugRegisterPage')),
    pageRoute(patterns.testDeploy, () => import('./pages/TestDeploy/TestDeployPage')),
  ],
};

export default remote;
