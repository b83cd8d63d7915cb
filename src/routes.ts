import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** Pages for those who build the product; never part of a built one. */
const inDevelopment = import.meta.env.DEV ? [route('design', 'ui/design/design-screen.tsx')] : []

/** Every address of the site, in one list. */
const screens = [
  index('features/front/landing/ui/landing-screen.tsx'),

  // public documents
  route('jobs', 'features/jobs/job-search/ui/search-screen.tsx'),
  route('jobs/in/:place/:position?', 'features/jobs/job-search/ui/place-screen.tsx'),
  route('jobs/:address', 'features/jobs/jobs/ui/job-screen.tsx'),
  route('companies', 'features/seeking/directory/ui/companies-screen.tsx'),
  route('jobs/:address/share', 'features/site/sharing/ui/share-screen.tsx', { id: 'share-job' }),
  route('job-groups', 'features/jobs/job-groups/ui/public-groups-screen.tsx'),
  route('job-groups/:address', 'features/jobs/job-groups/ui/group-screen.tsx'),
  route('job-groups/:address/share', 'features/site/sharing/ui/share-screen.tsx', { id: 'share-job-group' }),
  route('job-groups/:address/jobs/:job', 'features/jobs/job-groups/ui/open-job-screen.tsx'),
  route('open-days', 'features/open-days/open-days/ui/days-screen.tsx'),
  route('open-days/:address', 'features/open-days/open-days/ui/day-screen.tsx'),
  route('open-days/:address/share', 'features/site/sharing/ui/share-screen.tsx', { id: 'share-open-day' }),
  route('s/:code', 'features/site/sharing/ui/follow-screen.tsx'),
  route('salaries', 'features/jobs/salaries/ui/salaries-screen.tsx'),
  route('salaries/:place', 'features/jobs/salaries/ui/salaries-of-place-screen.tsx'),
  route('salaries/:place/:position', 'features/jobs/salaries/ui/salary-screen.tsx'),
  route('companies/:slug', 'features/companies/pages/ui/company-screen.tsx'),
  route('open-cv-search/:what?/:where?', 'features/sourcing/cv-search/ui/open-cv-search-screen.tsx'),
  route('_public', 'features/front/landing/ui/public-area-screen.tsx'),
  route('privacy', 'features/front/landing/ui/privacy-screen.tsx'),
  route('terms', 'features/front/landing/ui/terms-screen.tsx'),
  route('help', 'features/front/landing/ui/help-screen.tsx'),

  // whom one hears of
  route('companies/:slug/follow', 'features/seeking/followers/ui/follow-screen.tsx'),
  route('messages/:thread?', 'features/front/inbox/ui/own-inbox-screen.tsx'),
  route('following', 'features/seeking/followers/ui/following-screen.tsx'),

  // new jobs by mail
  route('alerts/new', 'features/jobs/alerts/ui/new-alert-screen.tsx'),
  route('job-alert/:key', 'features/jobs/alerts/ui/job-alert-screen.tsx'),

  // applying, with an account or without
  route('jobs/:address/report', 'features/staff/complaints/ui/report-job-screen.tsx'),
  route('companies/:slug/report', 'features/staff/complaints/ui/report-company-screen.tsx'),
  route('jobs/:address/save', 'features/seeking/saved-jobs/ui/save-screen.tsx'),
  route('jobs/:address/apply', 'features/hiring/applications/ui/apply-screen.tsx'),
  route('job-groups/:address/apply', 'features/hiring/applications/ui/apply-to-several-screen.tsx'),
  route('claim-application/:key', 'features/hiring/applications/ui/claim-screen.tsx'),
  route('interview/:key', 'features/hiring/interviews/ui/interview-screen.tsx'),
  route('offer/:key', 'features/hiring/offers/ui/offer-screen.tsx'),

  // a CV left without a job, with an account or without
  route('drop-cv', 'features/sourcing/cv-drops/ui/drop-cv-screen.tsx'),
  route('import-consent/:key', 'features/sourcing/imports/ui/consent-screen.tsx'),
  route('representation/:key', 'features/agencies/representation/ui/link-screen.tsx'),
  route('client-review/:key', 'features/agencies/client-review/ui/client-review-screen.tsx'),
  route('client-review/:key/print', 'features/front/printouts/ui/packet-screen.tsx'),
  route('cv-drop/:key', 'features/sourcing/cv-drops/ui/by-link-screen.tsx'),

  // coming to an open day, with an account or without
  route('open-days/:address/book', 'features/open-days/visits/ui/book-screen.tsx'),
  route('open-day-ticket/:key', 'features/open-days/visits/ui/ticket-screen.tsx'),

  // reports for paper (seed §2)
  route('to-print/:mode', 'features/front/printouts/ui/print-screen.tsx'),

  // the ways in (seed §2)
  route('login/:rest?', 'features/people/sign-in/ui/login-screen.tsx', { id: 'login' }),
  route('emp-login', 'features/people/sign-in/ui/login-screen.tsx', { id: 'emp-login' }),
  route('f/login', 'features/people/sign-in/ui/login-screen.tsx', { id: 'f-login' }),
  route('register/:rest?', 'features/people/accounts/ui/register-screen.tsx', { id: 'register' }),
  route('register-employer', 'features/people/accounts/ui/register-screen.tsx', { id: 'register-employer' }),
  route('register-agency', 'features/people/accounts/ui/register-screen.tsx', { id: 'register-agency' }),
  route('register-freelance', 'features/people/accounts/ui/register-screen.tsx', { id: 'register-freelance' }),
  route('login-by-url', 'features/people/sign-in-link/ui/login-by-url-screen.tsx'),
  route('forgot-password', 'features/people/passwords/ui/forgot-screen.tsx'),
  route('forgot-password-by-mobile', 'features/people/passwords/ui/forgot-by-mobile-screen.tsx'),
  route('forgot-password-verify', 'features/people/passwords/ui/forgot-verify-screen.tsx'),
  route('forgot-password-sms', 'features/people/passwords/ui/reset-screen.tsx', { id: 'forgot-password-sms' }),
  route('forgot-password-email/:key', 'features/people/passwords/ui/reset-screen.tsx', { id: 'forgot-password-email' }),
  route('create-password', 'features/people/passwords/ui/create-password-screen.tsx'),
  route('undo-contact-change/:key', 'features/people/contacts/ui/undo-change-screen.tsx'),
  route('lock', 'features/people/lock/ui/lock-screen.tsx'),
  route('verify-email/:hash', 'features/people/accounts/ui/verify-email-screen.tsx'),

  // links that were mailed
  route('unsubscribed', 'features/people/subscriptions/ui/unsubscribed-screen.tsx'),
  route('deactivate-account', 'features/people/own-data/ui/deactivate-screen.tsx'),
  route('newsletter', 'features/people/subscriptions/ui/newsletter-screen.tsx'),
  route('t/:code', 'features/hiring/texting/ui/stop-texts-screen.tsx'),
  route('stop-cv-alert/:key', 'features/sourcing/cv-search/ui/stop-cv-alert-screen.tsx'),
  route('join/:key', 'features/companies/team/ui/join-screen.tsx'),
  route('job-question/:key', 'features/jobs/job-life/ui/job-question-screen.tsx'),
  route('client-job/:key', 'features/jobs/job-clients/ui/client-job-screen.tsx'),
  route('verify-company-email/:hash', 'features/companies/pages/ui/verify-page-email-screen.tsx'),
  route('unsubscribed-company/:key', 'features/companies/pages/ui/unsubscribed-screen.tsx'),

  // the registration in steps (seed §2)
  route('first-step', 'features/people/profiles/ui/first-step-screen.tsx'),
  route('second-step', 'features/people/profiles/ui/step-screen.tsx', { id: 'second-step' }),
  route('third-step', 'features/people/profiles/ui/step-screen.tsx', { id: 'third-step' }),
  route('fourth-step', 'features/people/profiles/ui/step-screen.tsx', { id: 'fourth-step' }),
  route('fifth-step', 'features/people/profiles/ui/step-screen.tsx', { id: 'fifth-step' }),
  route('registration-review', 'features/people/profiles/ui/review-screen.tsx'),
  route('claim/:hash', 'features/money/vouchers/ui/claim-voucher-screen.tsx'),

  // one's own place
  route('home', 'features/front/home/ui/home-screen.tsx'),
  route('settings', 'features/people/accounts/ui/settings-screen.tsx'),
  route('settings/security', 'features/people/sign-in/ui/security-screen.tsx'),
  route('settings/notifications', 'features/people/subscriptions/ui/notifications-screen.tsx'),
  route('settings/data', 'features/people/own-data/ui/data-screen.tsx'),
  route('my-pages', 'features/companies/pages/ui/my-pages-screen.tsx'),
  route('my-pages/new', 'features/companies/page-profile/ui/wizard-screen.tsx'),
  route('alerts', 'features/jobs/alerts/ui/alerts-screen.tsx'),
  route('user/saved-jobs', 'features/seeking/saved-jobs/ui/saved-jobs-screen.tsx'),
  route('user/invite', 'features/staff/referrals/ui/invite-screen.tsx'),
  route('user/who-has-my-cv', 'features/sourcing/cv-search/ui/who-has-my-cv-screen.tsx'),
  route('user/held-by', 'features/sourcing/imports/ui/held-by-screen.tsx'),
  route('user/drops', 'features/sourcing/cv-drops/ui/my-drops-screen.tsx'),
  route('user/open-days', 'features/open-days/visits/ui/my-visits-screen.tsx'),
  route('user/representation', 'features/agencies/representation/ui/representation-screen.tsx'),
  route('connections', 'features/talk/connections/ui/connections-screen.tsx'),
  route('support', 'features/staff/support/ui/support-screen.tsx'),
  route('user/cvs/:cv/format', 'features/sourcing/cv-formatting/ui/format-screen.tsx'),
  route('download-cv/:id/:name', 'features/sourcing/cv-formatting/ui/download-screen.tsx', { id: 'download-cv' }),
  route('download-formatted/:cv', 'features/sourcing/cv-formatting/ui/download-screen.tsx', {
    id: 'download-formatted',
  }),
  route('user/cvs', 'features/cvs/cv-builder/ui/my-cvs-screen.tsx'),
  route('user/cvs/:cv/:view?', 'features/cvs/cv-builder/ui/cv-screen.tsx'),
  route('applications', 'features/hiring/applications/ui/my-applications-screen.tsx'),
  route('applications/:application', 'features/hiring/applications/ui/my-application-screen.tsx'),
  route('applications/:application/receipt', 'features/hiring/applications/ui/receipt-screen.tsx'),

  // a company's workspace
  route('page', 'features/front/workspace/ui/workspace-screen.tsx'),
  route('page/messages/:thread?', 'features/front/inbox/ui/page-inbox-screen.tsx'),
  route('page/interviews', 'features/hiring/interviews/ui/interviews-screen.tsx'),
  route('page/offers', 'features/hiring/offers/ui/offers-screen.tsx'),
  route('page/offers/letters', 'features/hiring/offers/ui/letter-texts-screen.tsx'),
  route('page/jobs', 'features/jobs/page-jobs/ui/page-jobs-screen.tsx'),
  route('page/jobs/:job', 'features/jobs/page-jobs/ui/job-editor-screen.tsx'),
  route('page/jobs/:job/preview', 'features/jobs/jobs/ui/job-preview-screen.tsx'),
  route('page/jobs/:job/board', 'features/hiring/pipeline/ui/board-screen.tsx'),
  route('page/tasks', 'features/hiring/pipeline/ui/my-tasks-screen.tsx'),
  route('cv-search', 'features/sourcing/cv-search/ui/cv-search-screen.tsx'),
  route('page/candidates', 'features/sourcing/imports/ui/candidates-screen.tsx'),
  route('page/candidates/upload', 'features/sourcing/bulk-drops/ui/upload-screen.tsx'),
  route('page/candidates/:id', 'features/sourcing/imports/ui/candidate-screen.tsx'),
  route('page/drops', 'features/sourcing/cv-drops/ui/drops-screen.tsx'),
  route('page/drops/settings', 'features/sourcing/cv-drops/ui/settings-screen.tsx'),
  route('page/pool', 'features/sourcing/pool/ui/pool-screen.tsx'),
  route('page/submissions', 'features/agencies/submissions/ui/submissions-screen.tsx'),
  route('page/client-jobs/:job', 'features/jobs/job-clients/ui/own-client-job-screen.tsx'),
  route('page/profile', 'features/companies/page-profile/ui/profile-screen.tsx'),
  route('page/profile/pictures', 'features/companies/page-profile/ui/pictures-screen.tsx'),
  route('page/profile/checks', 'features/staff/page-checks/ui/checks-screen.tsx'),
  route('page/profile/messages', 'features/hiring/message-templates/ui/templates-screen.tsx'),
  route('page/job-groups', 'features/jobs/job-groups/ui/groups-screen.tsx'),
  route('page/job-groups/:group', 'features/jobs/job-groups/ui/group-editor-screen.tsx'),
  route('page/open-days', 'features/open-days/open-days/ui/own-days-screen.tsx'),
  route('page/open-days/:day', 'features/open-days/open-days/ui/editor-screen.tsx'),
  route('page/open-days/:day/visits', 'features/open-days/visits/ui/visits-screen.tsx'),
  route('page/formatted-cvs', 'features/sourcing/cv-formatting/ui/formatted-cvs-screen.tsx'),
  route('page/balance', 'features/money/ledger/ui/balance-screen.tsx'),
  route('products', 'features/money/orders/ui/buy-screen.tsx'),
  route('page/promotions', 'features/jobs/promotion/ui/promotions-screen.tsx'),
  route('page/orders', 'features/money/orders/ui/orders-screen.tsx'),
  route('page/orders/:order', 'features/money/orders/ui/order-screen.tsx'),
  route('page/orders/:order/test-payment', 'features/money/orders/ui/test-payment-screen.tsx'),
  route('page/invite', 'features/staff/referrals/ui/page-invite-screen.tsx'),
  route('page/reports', 'features/hiring/insight/ui/reports-screen.tsx'),
  route('page/team', 'features/companies/team/ui/team-screen.tsx'),

  // the site's own staff
  route('admin/orders', 'features/money/orders/ui/all-orders-screen.tsx'),
  route('admin/orders/:order', 'features/money/orders/ui/any-order-screen.tsx'),
  route('admin/products', 'features/money/products/ui/products-screen.tsx'),
  route('admin/sellers', 'features/money/orders/ui/sellers-screen.tsx'),
  route('admin/vouchers', 'features/money/vouchers/ui/vouchers-screen.tsx'),
  route('admin/vouchers/:batch', 'features/money/vouchers/ui/voucher-batch-screen.tsx'),
  route('admin/referrals', 'features/staff/referrals/ui/referrals-screen.tsx'),
  route('admin/prices', 'features/money/prices/ui/prices-screen.tsx'),
  route('admin/ledger', 'features/money/ledger/ui/books-screen.tsx'),
  route('admin/messages/:thread?', 'features/front/inbox/ui/staff-inbox-screen.tsx'),
  route('admin/complaints', 'features/staff/complaints/ui/complaints-screen.tsx'),
  route('admin/disputes', 'features/agencies/disputes/ui/appeals-screen.tsx'),
  route('admin/reviews', 'features/staff/moderation/ui/reviews-screen.tsx'),
  route('admin/open-days', 'features/open-days/open-days/ui/reviews-screen.tsx'),
  route('admin/pages', 'features/staff/page-checks/ui/admin-pages-screen.tsx'),
  route('admin/pages/:page', 'features/staff/page-checks/ui/admin-page-screen.tsx'),
  route('admin/bounced-addresses', 'features/people/mail-bounces/ui/bounced-screen.tsx'),
  route('admin/occupation-names', 'features/site/understanding/ui/occupation-names-screen.tsx'),
  route('admin/lookups', 'features/site/lookups/ui/lookups-screen.tsx'),
  route('admin/reviews/:review', 'features/staff/moderation/ui/review-screen.tsx'),

  // demo mode and development
  route('demo', 'features/front/demo/ui/demo-screen.tsx'),
  route('outbox', 'features/front/demo/ui/outbox-screen.tsx'),

  route('*', 'frame/maintenance-screen.tsx'),
  ...inDevelopment,
]

export default [
  layout('features/front/session/ui/session-layout.tsx', { id: 'session' }, screens),
] satisfies RouteConfig
