import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Pages for those who build the product; never part of a built one. */
const inDevelopment = import.meta.env.DEV ? [route('design', 'ui/design/design-page.tsx')] : []

/** Every address of the site, in one list. */
const screens = [
  index('features/front/landing/ui/landing-page.tsx'),

  // public documents
  route('jobs', 'features/jobs/job-search/ui/search-page.tsx'),
  route('jobs/in/:place/:position?', 'features/jobs/job-search/ui/place-page.tsx'),
  route('jobs/:address', 'features/jobs/jobs/ui/job-page.tsx'),
  route('companies', 'features/seeking/directory/ui/companies-page.tsx'),
  route('jobs/:address/share', 'features/site/sharing/ui/share-page.tsx', { id: 'share-job' }),
  route('job-groups', 'features/jobs/job-groups/ui/public-groups-page.tsx'),
  route('job-groups/:address', 'features/jobs/job-groups/ui/group-page.tsx'),
  route('job-groups/:address/share', 'features/site/sharing/ui/share-page.tsx', { id: 'share-job-group' }),
  route('job-groups/:address/jobs/:job', 'features/jobs/job-groups/ui/open-job-page.tsx'),
  route('s/:code', 'features/site/sharing/ui/follow-page.tsx'),
  route('salaries', 'features/jobs/salaries/ui/salaries-page.tsx'),
  route('salaries/:place', 'features/jobs/salaries/ui/salaries-of-place-page.tsx'),
  route('salaries/:place/:position', 'features/jobs/salaries/ui/salary-page.tsx'),
  route('companies/:slug', 'features/companies/pages/ui/company-page.tsx'),
  route('open-cv-search/:what?/:where?', 'features/sourcing/cv-search/ui/open-cv-search-page.tsx'),
  route('_public', 'features/front/landing/ui/public-area-page.tsx'),
  route('privacy', 'features/front/landing/ui/privacy-page.tsx'),
  route('terms', 'features/front/landing/ui/terms-page.tsx'),
  route('help', 'features/front/landing/ui/help-page.tsx'),

  // whom one hears of
  route('companies/:slug/follow', 'features/seeking/followers/ui/follow-page.tsx'),
  route('following', 'features/seeking/followers/ui/following-page.tsx'),

  // new jobs by mail
  route('alerts/new', 'features/jobs/alerts/ui/new-alert-page.tsx'),
  route('job-alert/:key', 'features/jobs/alerts/ui/job-alert-page.tsx'),

  // applying, with an account or without
  route('jobs/:address/report', 'features/staff/complaints/ui/report-job-page.tsx'),
  route('companies/:slug/report', 'features/staff/complaints/ui/report-company-page.tsx'),
  route('jobs/:address/save', 'features/seeking/saved-jobs/ui/save-page.tsx'),
  route('jobs/:address/apply', 'features/hiring/applications/ui/apply-page.tsx'),
  route('job-groups/:address/apply', 'features/hiring/applications/ui/apply-to-several-page.tsx'),
  route('claim-application/:key', 'features/hiring/applications/ui/claim-page.tsx'),
  route('interview/:key', 'features/hiring/interviews/ui/interview-page.tsx'),
  route('offer/:key', 'features/hiring/offers/ui/offer-page.tsx'),

  // reports for paper (seed §2)
  route('to-print/:mode', 'features/front/printouts/ui/print-page.tsx'),

  // the ways in (seed §2)
  route('login/:rest?', 'features/people/sign-in/ui/login-page.tsx', { id: 'login' }),
  route('emp-login', 'features/people/sign-in/ui/login-page.tsx', { id: 'emp-login' }),
  route('f/login', 'features/people/sign-in/ui/login-page.tsx', { id: 'f-login' }),
  route('register/:rest?', 'features/people/accounts/ui/register-page.tsx', { id: 'register' }),
  route('register-employer', 'features/people/accounts/ui/register-page.tsx', { id: 'register-employer' }),
  route('register-agency', 'features/people/accounts/ui/register-page.tsx', { id: 'register-agency' }),
  route('register-freelance', 'features/people/accounts/ui/register-page.tsx', { id: 'register-freelance' }),
  route('login-by-url', 'features/people/sign-in-link/ui/login-by-url-page.tsx'),
  route('forgot-password', 'features/people/passwords/ui/forgot-page.tsx'),
  route('forgot-password-by-mobile', 'features/people/passwords/ui/forgot-by-mobile-page.tsx'),
  route('forgot-password-verify', 'features/people/passwords/ui/forgot-verify-page.tsx'),
  route('forgot-password-sms', 'features/people/passwords/ui/reset-page.tsx', { id: 'forgot-password-sms' }),
  route('forgot-password-email/:key', 'features/people/passwords/ui/reset-page.tsx', { id: 'forgot-password-email' }),
  route('create-password', 'features/people/passwords/ui/create-password-page.tsx'),
  route('undo-contact-change/:key', 'features/people/contacts/ui/undo-change-page.tsx'),
  route('lock', 'features/people/lock/ui/lock-page.tsx'),
  route('verify-email/:hash', 'features/people/accounts/ui/verify-email-page.tsx'),

  // links that were mailed
  route('unsubscribed', 'features/people/subscriptions/ui/unsubscribed-page.tsx'),
  route('deactivate-account', 'features/people/own-data/ui/deactivate-page.tsx'),
  route('newsletter', 'features/people/subscriptions/ui/newsletter-page.tsx'),
  route('stop-cv-alert/:key', 'features/sourcing/cv-search/ui/stop-cv-alert-page.tsx'),
  route('join/:key', 'features/companies/team/ui/join-page.tsx'),
  route('job-question/:key', 'features/jobs/job-life/ui/job-question-page.tsx'),
  route('client-job/:key', 'features/jobs/job-clients/ui/client-job-page.tsx'),
  route('verify-company-email/:hash', 'features/companies/pages/ui/verify-page-email-page.tsx'),
  route('unsubscribed-company/:key', 'features/companies/pages/ui/unsubscribed-page.tsx'),

  // the registration in steps (seed §2)
  route('first-step', 'features/people/profiles/ui/first-step-page.tsx'),
  route('second-step', 'features/people/profiles/ui/step-page.tsx', { id: 'second-step' }),
  route('third-step', 'features/people/profiles/ui/step-page.tsx', { id: 'third-step' }),
  route('fourth-step', 'features/people/profiles/ui/step-page.tsx', { id: 'fourth-step' }),
  route('fifth-step', 'features/people/profiles/ui/step-page.tsx', { id: 'fifth-step' }),
  route('registration-review', 'features/people/profiles/ui/review-page.tsx'),
  route('claim/:hash', 'features/money/vouchers/ui/claim-voucher-page.tsx'),

  // one's own place
  route('home', 'features/front/home/ui/home-page.tsx'),
  route('settings', 'features/people/accounts/ui/settings-page.tsx'),
  route('settings/security', 'features/people/sign-in/ui/security-page.tsx'),
  route('settings/notifications', 'features/people/subscriptions/ui/notifications-page.tsx'),
  route('settings/data', 'features/people/own-data/ui/data-page.tsx'),
  route('my-pages', 'features/companies/pages/ui/my-pages-page.tsx'),
  route('my-pages/new', 'features/companies/page-profile/ui/wizard-page.tsx'),
  route('alerts', 'features/jobs/alerts/ui/alerts-page.tsx'),
  route('user/saved-jobs', 'features/seeking/saved-jobs/ui/saved-jobs-page.tsx'),
  route('user/who-has-my-cv', 'features/sourcing/cv-search/ui/who-has-my-cv-page.tsx'),
  route('user/cvs/:cv/format', 'features/sourcing/cv-formatting/ui/format-page.tsx'),
  route('download-cv/:id/:name', 'features/sourcing/cv-formatting/ui/download-page.tsx', { id: 'download-cv' }),
  route('download-formatted/:cv', 'features/sourcing/cv-formatting/ui/download-page.tsx', { id: 'download-formatted' }),
  route('user/cvs', 'features/cvs/cv-builder/ui/my-cvs-page.tsx'),
  route('user/cvs/:cv/:view?', 'features/cvs/cv-builder/ui/cv-page.tsx'),
  route('applications', 'features/hiring/applications/ui/my-applications-page.tsx'),
  route('applications/:application', 'features/hiring/applications/ui/my-application-page.tsx'),
  route('applications/:application/receipt', 'features/hiring/applications/ui/receipt-page.tsx'),

  // a company's workspace
  route('page', 'features/front/workspace/ui/workspace-page.tsx'),
  route('page/interviews', 'features/hiring/interviews/ui/interviews-page.tsx'),
  route('page/offers', 'features/hiring/offers/ui/offers-page.tsx'),
  route('page/offers/letters', 'features/hiring/offers/ui/letter-texts-page.tsx'),
  route('page/jobs', 'features/jobs/page-jobs/ui/page-jobs-page.tsx'),
  route('page/jobs/:job', 'features/jobs/page-jobs/ui/job-editor-page.tsx'),
  route('page/jobs/:job/preview', 'features/jobs/jobs/ui/job-preview-page.tsx'),
  route('page/jobs/:job/board', 'features/hiring/pipeline/ui/board-page.tsx'),
  route('page/tasks', 'features/hiring/pipeline/ui/my-tasks-page.tsx'),
  route('cv-search', 'features/sourcing/cv-search/ui/cv-search-page.tsx'),
  route('page/client-jobs/:job', 'features/jobs/job-clients/ui/own-client-job-page.tsx'),
  route('page/profile', 'features/companies/page-profile/ui/profile-page.tsx'),
  route('page/profile/pictures', 'features/companies/page-profile/ui/pictures-page.tsx'),
  route('page/profile/checks', 'features/staff/page-checks/ui/checks-page.tsx'),
  route('page/profile/messages', 'features/talk/message-templates/ui/templates-page.tsx'),
  route('page/job-groups', 'features/jobs/job-groups/ui/groups-page.tsx'),
  route('page/job-groups/:group', 'features/jobs/job-groups/ui/group-editor-page.tsx'),
  route('page/formatted-cvs', 'features/sourcing/cv-formatting/ui/work-page.tsx'),
  route('page/reports', 'features/hiring/insight/ui/reports-page.tsx'),
  route('page/team', 'features/companies/team/ui/team-page.tsx'),

  // the site's own staff
  route('admin/complaints', 'features/staff/complaints/ui/complaints-page.tsx'),
  route('admin/reviews', 'features/staff/moderation/ui/reviews-page.tsx'),
  route('admin/pages', 'features/staff/page-checks/ui/admin-pages-page.tsx'),
  route('admin/pages/:page', 'features/staff/page-checks/ui/admin-page-page.tsx'),
  route('admin/bounced-addresses', 'features/people/mail-bounces/ui/bounced-page.tsx'),
  route('admin/lookups', 'features/site/lookups/ui/lookups-page.tsx'),
  route('admin/reviews/:review', 'features/staff/moderation/ui/review-page.tsx'),

  // demo mode and development
  route('demo', 'features/front/demo/ui/demo-page.tsx'),
  route('outbox', 'features/front/demo/ui/outbox-page.tsx'),

  route('*', 'frame/maintenance-page.tsx'),
  ...inDevelopment,
]

export default [
  layout('features/front/session/ui/session-layout.tsx', { id: 'session' }, screens),
] satisfies RouteConfig
