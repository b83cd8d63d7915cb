import { passerBy, publicFacts } from './facts.ts'
import type { Tour } from './tour.ts'

const nobody = async () => null

/** What a guest reads. */
export const reading: Tour<Awaited<ReturnType<typeof moreFacts>>> = {
  on: 'demo',
  as: nobody,
  facts: moreFacts,
  stops: {
    '': () => '/',
    jobs: () => ['/jobs', '/jobs?q=nurse&sort=relevance', '/jobs?q=nurse+submarine+zzyzx'],
    'jobs/in/:place/:position?': () => '/jobs/in/dubai',
    'jobs/:address': ({ job }) => `/jobs/${job}`,
    'jobs/:address/share': ({ job }) => `/jobs/${job}/share`,
    companies: () => '/companies',
    'companies/:slug': ({ company }) => `/companies/${company}`,
    'job-groups': () => '/job-groups',
    'job-groups/:address': ({ group }) => `/job-groups/${group}`,
    'job-groups/:address/share': ({ group }) => `/job-groups/${group}/share`,
    'job-groups/:address/jobs/:job': ({ group, grouped }) => ({
      at: `/job-groups/${group}/jobs/${grouped}`,
      leads: true,
    }),
    'open-days': () => ['/open-days', '/open-days?view=calendar', '/open-days?q=zzyzx'],
    'open-days/:address': ({ openDay }) => `/open-days/${openDay}`,
    'open-days/:address/share': ({ openDay }) => `/open-days/${openDay}/share`,
    's/:code': ({ code }) => ({ at: `/s/${code}`, leads: true }),
    salaries: () => '/salaries',
    'salaries/:place': ({ place }) => `/salaries/${place}`,
    'salaries/:place/:position': ({ place, position }) => `/salaries/${place}/${position}`,
    'open-cv-search/:what?/:where?': () => '/open-cv-search/nurse/Dubai',
    _public: () => '/_public',
    privacy: () => '/privacy',
    terms: () => '/terms',
    about: () => '/about',
    'info/:slug': () => '/info/accessibility',
    help: () => ['/help', '/help?q=alert'],
    demo: () => '/demo',
    outbox: () => '/outbox',
    '*': () => ({ at: '/no/such/page', status: 404 }),
  },
}

async function moreFacts() {
  const person = await passerBy()
  const facts = await publicFacts(person)
  const { data: share } = await person.post<{ data: { links: Record<string, { code: string }> } }>('/shares', {
    kind: 'job',
    address: facts.job,
  })
  const { data: salaries } = await person.get<{ data: { places: { slug: string }[] } }>('/salaries')
  const place = salaries.places[0]?.slug ?? ''
  const { data: paid } = await person.get<{ data: { positions: { slug: string }[] } }>(`/salaries/${place}`)
  return {
    ...facts,
    code: share.links.link?.code,
    place,
    position: paid.positions[0]?.slug,
  }
}

/** Where a guest comes in, asks for something, or is asked to sign in. */
export const entering: Tour<Awaited<ReturnType<typeof guestFacts>>> = {
  on: 'demo',
  as: nobody,
  facts: guestFacts,
  stops: {
    'login/:rest?': () => '/login',
    'emp-login': () => '/emp-login',
    'f/login': () => '/f/login',
    'register/:rest?': () => '/register',
    'register-employer': () => '/register-employer',
    'register-agency': () => '/register-agency',
    'register-freelance': () => '/register-freelance',
    'first-step': () => '/first-step',
    'login-by-url': () => '/login-by-url',
    'forgot-password': () => '/forgot-password',
    'forgot-password-by-mobile': () => '/forgot-password-by-mobile',
    'forgot-password-verify': () => '/forgot-password-verify?id=019a0000-0000-7000-8000-000000000000',
    'forgot-password-sms': () => '/forgot-password-sms?key=nothing',
    'create-password': () => ['/create-password', '/create-password?key=nothing'],
    'drop-cv': () => '/drop-cv',
    newsletter: () => '/newsletter',
    unsubscribed: () => '/unsubscribed',
    'deactivate-account': () => '/deactivate-account',
    'alerts/new': () => '/alerts/new?q=nurse',
    'jobs/:address/apply': ({ job }) => `/jobs/${job}/apply`,
    'open-day-walk-in/:key': ({ wall }) => ['nothing', wall].map((key) => `/open-day-walk-in/${key}`),
    'open-day-call/:key': () => '/open-day-call/nothing',
    'open-days/:address/book': ({ openDay, slot }) =>
      ['', `?${slot}`].map((more) => `/open-days/${openDay}/book${more}`),
    'job-groups/:address/apply': ({ group, grouped }) => `/job-groups/${group}/apply?job=${grouped}`,
    'jobs/:address/save': ({ job }) => `/jobs/${job}/save`,
    'jobs/:address/report': ({ job }) => `/jobs/${job}/report`,
    'companies/:slug/report': ({ company }) => `/companies/${company}/report`,
    'companies/:slug/follow': ({ company }) => `/companies/${company}/follow`,
    applications: () => '/applications',
  },
}

async function guestFacts() {
  return publicFacts(await passerBy())
}
