import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Pages for those who build the product; never part of a built one. */
const inDevelopment = import.meta.env.DEV ? [route('design', 'ui/design/design-page.tsx')] : []

/** Every address of the site, in one list. */
const screens = [
  index('features/landing/ui/landing-page.tsx'),

  // public documents
  route('jobs', 'features/job-search/ui/search-page.tsx'),
  route('jobs/in/:place/:position?', 'features/job-search/ui/place-page.tsx'),
  route('jobs/:address', 'features/jobs/ui/job-page.tsx'),
  route('companies', 'features/directory/ui/companies-page.tsx'),
  route('jobs/:address/share', 'features/sharing/ui/share-page.tsx', { id: 'share-job' }),
  route('job-groups', 'features/job-groups/ui/public-groups-page.tsx'),
  route('job-groups/:address', 'features/job-groups/ui/group-page.tsx'),
  route('job-groups/:address/share', 'features/sharing/ui/share-page.tsx', { id: 'share-job-group' }),
  route('job-groups/:address/jobs/:job', 'features/job-groups/ui/open-job-page.tsx'),
  route('s/:code', 'features/sharing/ui/follow-page.tsx'),
  route('salaries', 'features/salaries/ui/salaries-page.tsx'),
  route('salaries/:place', 'features/salaries/ui/salaries-of-place-page.tsx'),
  route('salaries/:place/:position', 'features/salaries/ui/salary-page.tsx'),
  route('companies/:slug', 'features/pages/ui/company-page.tsx'),
  route('open-cv-search/:what?/:where?', 'features/cv-search/ui/open-cv-search-page.tsx'),
  route('_public', 'features/landing/ui/public-area-page.tsx'),
  route('privacy', 'features/landing/ui/privacy-page.tsx'),
  route('terms', 'features/landing/ui/terms-page.tsx'),
  route('help', 'features/landing/ui/help-page.tsx'),

  // whom one hears of
  route('companies/:slug/follow', 'features/followers/ui/follow-page.tsx'),
  route('following', 'features/followers/ui/following-page.tsx'),

  // new jobs by mail
  route('alerts/new', 'features/alerts/ui/new-alert-page.tsx'),
  route('job-alert/:key', 'features/alerts/ui/job-alert-page.tsx'),

  // applying, with an account or without
  route('jobs/:address/report', 'features/complaints/ui/report-job-page.tsx'),
  route('companies/:slug/report', 'features/complaints/ui/report-company-page.tsx'),
  route('jobs/:address/save', 'features/saved-jobs/ui/save-page.tsx'),
  route('jobs/:address/apply', 'features/applications/ui/apply-page.tsx'),
  route('job-groups/:address/apply', 'features/applications/ui/apply-to-several-page.tsx'),
  route('claim-application/:key', 'features/applications/ui/claim-page.tsx'),
  route('interview/:key', 'features/interviews/ui/interview-page.tsx'),
  route('offer/:key', 'features/offers/ui/offer-page.tsx'),

  // reports for paper (seed §2)
  route('to-print/:mode', 'features/printouts/ui/print-page.tsx'),

  // the ways in (seed §2)
  route('login/:rest?', 'features/sign-in/ui/login-page.tsx', { id: 'login' }),
  route('emp-login', 'features/sign-in/ui/login-page.tsx', { id: 'emp-login' }),
  route('f/login', 'features/sign-in/ui/login-page.tsx', { id: 'f-login' }),
  route('register/:rest?', 'features/accounts/ui/register-page.tsx', { id: 'register' }),
  route('register-employer', 'features/accounts/ui/register-page.tsx', { id: 'register-employer' }),
  route('register-agency', 'features/accounts/ui/register-page.tsx', { id: 'register-agency' }),
  route('register-freelance', 'features/accounts/ui/register-page.tsx', { id: 'register-freelance' }),
  route('login-by-url', 'features/sign-in-link/ui/login-by-url-page.tsx'),
  route('forgot-password', 'features/passwords/ui/forgot-page.tsx'),
  route('forgot-password-by-mobile', 'features/passwords/ui/forgot-by-mobile-page.tsx'),
  route('forgot-password-verify', 'features/passwords/ui/forgot-verify-page.tsx'),
  route('forgot-password-sms', 'features/passwords/ui/reset-page.tsx', { id: 'forgot-password-sms' }),
  route('forgot-password-email/:key', 'features/passwords/ui/reset-page.tsx', { id: 'forgot-password-email' }),
  route('create-password', 'features/passwords/ui/create-password-page.tsx'),
  route('undo-contact-change/:key', 'features/contacts/ui/undo-change-page.tsx'),
  route('lock', 'features/lock/ui/lock-page.tsx'),
  route('verify-email/:hash', 'features/accounts/ui/verify-email-page.tsx'),

  // links that were mailed
  route('unsubscribed', 'features/subscriptions/ui/unsubscribed-page.tsx'),
  route('deactivate-account', 'features/own-data/ui/deactivate-page.tsx'),
  route('newsletter', 'features/subscriptions/ui/newsletter-page.tsx'),
  route('stop-cv-alert/:key', 'features/cv-search/ui/stop-cv-alert-page.tsx'),
  route('join/:key', 'features/team/ui/join-page.tsx'),
  route('job-question/:key', 'features/job-life/ui/job-question-page.tsx'),
  route('client-job/:key', 'features/job-clients/ui/client-job-page.tsx'),
  route('verify-company-email/:hash', 'features/pages/ui/verify-page-email-page.tsx'),
  route('unsubscribed-company/:key', 'features/pages/ui/unsubscribed-page.tsx'),

  // the registration in steps (seed §2)
  route('first-step', 'features/profiles/ui/first-step-page.tsx'),
  route('second-step', 'features/profiles/ui/step-page.tsx', { id: 'second-step' }),
  route('third-step', 'features/profiles/ui/step-page.tsx', { id: 'third-step' }),
  route('fourth-step', 'features/profiles/ui/step-page.tsx', { id: 'fourth-step' }),
  route('fifth-step', 'features/profiles/ui/step-page.tsx', { id: 'fifth-step' }),
  route('registration-review', 'features/profiles/ui/review-page.tsx'),
  route('claim/:hash', 'features/vouchers/ui/claim-voucher-page.tsx'),

  // one's own place
  route('home', 'features/session/ui/home-page.tsx'),
  route('settings', 'features/accounts/ui/settings-page.tsx'),
  route('settings/security', 'features/sign-in/ui/security-page.tsx'),
  route('settings/notifications', 'features/subscriptions/ui/notifications-page.tsx'),
  route('settings/data', 'features/own-data/ui/data-page.tsx'),
  route('my-pages', 'features/pages/ui/my-pages-page.tsx'),
  route('my-pages/new', 'features/page-profile/ui/wizard-page.tsx'),
  route('alerts', 'features/alerts/ui/alerts-page.tsx'),
  route('user/saved-jobs', 'features/saved-jobs/ui/saved-jobs-page.tsx'),
  route('user/who-has-my-cv', 'features/cv-search/ui/who-has-my-cv-page.tsx'),
  route('user/cvs/:cv/format', 'features/cv-formatting/ui/format-page.tsx'),
  route('download-cv/:id/:name', 'features/cv-formatting/ui/download-page.tsx', { id: 'download-cv' }),
  route('download-formatted/:cv', 'features/cv-formatting/ui/download-page.tsx', { id: 'download-formatted' }),
  route('user/cvs', 'features/cv-builder/ui/my-cvs-page.tsx'),
  route('user/cvs/:cv/:view?', 'features/cv-builder/ui/cv-page.tsx'),
  route('applications', 'features/applications/ui/my-applications-page.tsx'),
  route('applications/:application', 'features/applications/ui/my-application-page.tsx'),
  route('applications/:application/receipt', 'features/applications/ui/receipt-page.tsx'),

  // a company's workspace
  route('page', 'features/workspace/ui/workspace-page.tsx'),
  route('page/interviews', 'features/interviews/ui/interviews-page.tsx'),
  route('page/offers', 'features/offers/ui/offers-page.tsx'),
  route('page/offers/letters', 'features/offers/ui/letter-texts-page.tsx'),
  route('page/jobs', 'features/page-jobs/ui/page-jobs-page.tsx'),
  route('page/jobs/:job', 'features/page-jobs/ui/job-editor-page.tsx'),
  route('page/jobs/:job/preview', 'features/jobs/ui/job-preview-page.tsx'),
  route('page/jobs/:job/board', 'features/pipeline/ui/board-page.tsx'),
  route('page/tasks', 'features/pipeline/ui/my-tasks-page.tsx'),
  route('cv-search', 'features/cv-search/ui/cv-search-page.tsx'),
  route('page/client-jobs/:job', 'features/job-clients/ui/own-client-job-page.tsx'),
  route('page/profile', 'features/page-profile/ui/profile-page.tsx'),
  route('page/profile/pictures', 'features/page-profile/ui/pictures-page.tsx'),
  route('page/profile/checks', 'features/page-checks/ui/checks-page.tsx'),
  route('page/profile/messages', 'features/message-templates/ui/templates-page.tsx'),
  route('page/job-groups', 'features/job-groups/ui/groups-page.tsx'),
  route('page/job-groups/:group', 'features/job-groups/ui/group-editor-page.tsx'),
  route('page/formatted-cvs', 'features/cv-formatting/ui/work-page.tsx'),
  route('page/reports', 'features/insight/ui/reports-page.tsx'),
  route('page/team', 'features/team/ui/team-page.tsx'),

  // the site's own staff
  route('admin/complaints', 'features/complaints/ui/complaints-page.tsx'),
  route('admin/reviews', 'features/moderation/ui/reviews-page.tsx'),
  route('admin/pages', 'features/page-checks/ui/admin-pages-page.tsx'),
  route('admin/pages/:page', 'features/page-checks/ui/admin-page-page.tsx'),
  route('admin/bounced-addresses', 'features/mail-bounces/ui/bounced-page.tsx'),
  route('admin/lookups', 'features/lookups/ui/lookups-page.tsx'),
  route('admin/reviews/:review', 'features/moderation/ui/review-page.tsx'),

  // demo mode and development
  route('demo', 'features/session/ui/demo-page.tsx'),
  route('outbox', 'features/session/ui/outbox-page.tsx'),

  route('*', 'features/session/ui/maintenance-page.tsx'),
  ...inDevelopment,
]

export default [layout('features/session/ui/session-layout.tsx', { id: 'session' }, screens)] satisfies RouteConfig
