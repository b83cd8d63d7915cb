import type { Language } from '../../../src/platform/shared/languages.ts'
import type { Person } from '../people.ts'
import { firstOf, persona, takeSeat } from './facts.ts'
import type { Tour } from './tour.ts'

type PageJob = { id: string; has_board: boolean; applicants: number }

async function workFacts(person: Person | null) {
  if (!person) throw new Error('nobody is signed in')
  await takeSeat(person)
  const { data: jobs } = await person.get<{ data: PageJob[] }>('/page/jobs?state=live')
  // some of a team read the applicants of their own jobs alone
  const job = jobs.find(({ has_board, applicants }) => has_board && applicants > 0)
  if (!job) throw new Error('No live job of this person has applicants')
  const applicant = await firstOf<{ id: string }>(person, `/page/jobs/${job.id}/applicants`)
  const thread = await firstOf(person, '/threads?as=page&kind=application')
  return { job: job.id, applicant: applicant.id, thread: thread.id }
}

async function ownerFacts(person: Person | null) {
  const facts = await workFacts(person)
  const owner = person as Person
  const { data } = await owner.get<{ data: { id: string; state: string }[] }>('/page/orders')
  const days = (await owner.get<{ data: { id: string; state: string }[] }>('/page/open-days')).data
  const dayIn = (wanted: string) => days.find(({ state }) => state === wanted)?.id ?? ''
  const orderIn = (wanted: string) => data.find(({ state }) => state === wanted)?.id
  return {
    ...{ ...facts, group: (await firstOf(owner, '/page/job-groups')).id },
    openDay: dayIn('published'),
    liveDay: dayIn('live'),
    desk: await firstDesk(owner, dayIn('live')),
    imported: (await firstOf(owner, '/import-candidate/get-import-candidates?status=consented')).id,
    tables: (await owner.get<{ data: { id: string }[] }>('/page/import-tables')).data.map(({ id }) => id),
    pair: await firstPair(owner),
    fitting: await firstFitting(owner),
    orders: { paid: orderIn('fulfilled'), failed: orderIn('failed'), awaited: orderIn('invoice_sent') },
  }
}
async function firstDesk(owner: Person, day: string) {
  const { data } = await owner.get<{ data: { desks: { id: string }[] } }>(`/page/open-days/${day}/hall`)
  return data.desks[0]?.id
}
async function firstPair(owner: Person) {
  const { data } = await owner.get<{ data: { pairs: { first: { id: string }; second: { id: string } }[] } }>(
    '/page/imported/pairs',
  )
  return `${data.pairs[0]?.first.id}/${data.pairs[0]?.second.id}`
}
/** A job and one of those whom it fits, as the address of that person has them. */
async function firstFitting(owner: Person) {
  type Fitting = { person: { id: string } | null; pooled: { entry: string } | null }
  const { data: jobs } = await owner.get<{ data: PageJob[] }>('/page/jobs?state=live')
  for (const { id } of jobs) {
    const { data } = await owner.get<{ data: { people: Fitting[] } }>(`/page/jobs/${id}/fitting-people`)
    const who = data.people[0]?.person?.id ?? data.people[0]?.pooled?.entry
    if (who) return `${id}/people/${who}`
  }
  throw new Error('No live job of this person fits anybody')
}
type Work = Awaited<ReturnType<typeof workFacts>>
type Owner = Awaited<ReturnType<typeof ownerFacts>>

const desk = {
  page: () => '/page',
  'page/jobs': () => '/page/jobs',
  'page/jobs/:job': ({ job }: Work) => `/page/jobs/${job}`,
  'page/jobs/:job/board': ({ job, applicant }: Work) =>
    ['', `?applicant=${applicant}`].map((more) => `/page/jobs/${job}/board${more}`),
  'page/team': () => '/page/team',
  'page/messages/:thread?': ({ thread }: Work) => ['', `/${thread}`].map((more) => `/page/messages${more}`),
}
const works = (key: string, speaks: Language): Tour<Work> => ({
  ...{ on: 'demo', speaks, as: () => persona(key) },
  ...{ facts: workFacts, stops: desk },
})

/** The workspace of an owner: jobs and those who applied. */
export const hiring: Tour<Owner> = {
  on: 'demo',
  as: () => persona('employer'),
  facts: ownerFacts,
  stops: {
    ...desk,
    'page/candidates': () => '/page/candidates',
    'page/candidates/upload': () => '/page/candidates/upload',
    'page/candidates/tables': () => '/page/candidates/tables',
    'page/candidates/tables/:table': ({ tables }) => tables.map((id) => `/page/candidates/tables/${id}`),
    'page/candidates/duplicates': () => '/page/candidates/duplicates',
    'page/candidates/duplicates/:first/:second': ({ pair }) => `/page/candidates/duplicates/${pair}`,
    'page/candidates/:id': ({ imported }) => `/page/candidates/${imported}`,
    'page/open-days': () => ['', '?show=drafts', '?show=booths'].map((more) => `/page/open-days${more}`),
    'page/open-days/:day': ({ openDay }) =>
      ['', '?tab=schedule', '?tab=booths'].map((more) => `/page/open-days/${openDay}${more}`),
    'page/open-days/:day/visits': ({ openDay }) => `/page/open-days/${openDay}/visits`,
    'page/open-days/:day/door': ({ liveDay }) => `/page/open-days/${liveDay}/door`,
    'page/open-days/:day/hall': ({ liveDay }) => `/page/open-days/${liveDay}/hall`,
    'page/open-days/:day/lobby': ({ liveDay }) => `/page/open-days/${liveDay}/lobby`,
    'page/open-days/:day/screen': ({ liveDay }) => `/page/open-days/${liveDay}/screen`,
    'page/open-days/:day/outcomes': ({ liveDay }) => `/page/open-days/${liveDay}/outcomes`,
    'page/open-days/:day/desks/:desk': ({ liveDay, desk }) => `/page/open-days/${liveDay}/desks/${desk}`,
    'page/drops': () => ['', '?show=answered'].map((more) => `/page/drops${more}`),
    'page/drops/settings': () => '/page/drops/settings',
    'page/pool': () => '/page/pool',
    'page/jobs/:job/recruiters': ({ job }) => `/page/jobs/${job}/recruiters`,
    'page/jobs/:job': ({ job }) => ['/page/jobs/new', `/page/jobs/${job}`],
    'page/jobs/:job/preview': ({ job }) => `/page/jobs/${job}/preview`,
    'page/jobs/:job/board': ({ job, applicant }) =>
      ['', `?applicant=${applicant}`, `?applicant=${applicant}&part=activity`, '?look=table&sort=name'].map(
        (more) => `/page/jobs/${job}/board${more}`,
      ),
    'page/jobs/:job/people': ({ job }) => `/page/jobs/${job}/people`,
    'page/jobs/:job/people/:who': ({ fitting }) => `/page/jobs/${fitting}`,
    'page/interviews': () => ['', '?show=week', '?show=waiting', '?show=past'].map((more) => `/page/interviews${more}`),
    'page/offers': () => '/page/offers',
    'page/offers/letters': () => '/page/offers/letters',
    'page/tasks': () => '/page/tasks',
    'to-print/:mode': ({ job, applicant, openDay, liveDay }) => [
      `/to-print/openday-outcomes?of=${liveDay}`,
      `/to-print/openday-attendance?of=${openDay}`,
      `/to-print/openday-badges?of=${openDay}`,
      `/to-print/applicants?of=${job}`,
      `/to-print/applicant?of=${applicant}`,
      `/to-print/report?of=${job}`,
    ],
  },
}

/** The workspace of an owner: the company and what it looks for. */
export const company: Tour<Owner> = {
  on: 'demo',
  as: () => persona('employer'),
  facts: ownerFacts,
  stops: {
    'my-pages': () => '/my-pages',
    'my-pages/new': () => '/my-pages/new',
    'page/profile': () => '/page/profile',
    'page/profile/pictures': () => '/page/profile/pictures',
    'page/profile/checks': () => '/page/profile/checks',
    'page/profile/messages': () => '/page/profile/messages',
    'page/job-groups': () => '/page/job-groups',
    'page/job-groups/:group': ({ group }) => ['/page/job-groups/new', `/page/job-groups/${group}`],
    'page/formatted-cvs': () => '/page/formatted-cvs',
    'page/reports': () => '/page/reports',
    'to-print/:mode': () => '/to-print/ledger',
    'page/invite': () => '/page/invite',
    products: () => '/products',
    'page/orders': () => '/page/orders',
    'page/orders/:order': ({ orders }) => [`/page/orders/${orders.paid}`, `/page/orders/${orders.awaited}`],
    'page/orders/:order/test-payment': ({ orders }) => `/page/orders/${orders.failed}/test-payment`,
    'page/promotions': () => '/page/promotions',
    'page/balance': () => ['/page/balance', '/page/balance?kind=coin&way=in'],
    'cv-search': () => ['/cv-search', '/cv-search?q=nurse'],
    'third-step': () => '/third-step',
  },
}

/** What an agency has and a company has not: clients, people sent to them, and what became of it. */
export const representing: Tour<{ client: string }> = {
  on: 'demo',
  as: () => persona('agency'),
  async facts(person) {
    if (!person) throw new Error('nobody is signed in')
    await takeSeat(person)
    return { client: (await firstOf(person, '/page/clients')).id }
  },
  stops: {
    'page/clients': () => '/page/clients',
    'page/clients/:client': ({ client }) => `/page/clients/${client}`,
    'page/submissions': () => '/page/submissions',
    'page/placements': () => ['/page/placements', '/page/placements?look=commission'],
    'to-print/:mode': () => '/to-print/commission',
    'page/job-invitations': () => '/page/job-invitations',
  },
}

/** A guest of a page for single jobs, and somebody who recruits alone. */
export const guesting: Tour<object> = {
  ...{ on: 'demo', speaks: 'ru', as: () => persona('external') },
  async facts(person) {
    if (person) await takeSeat(person)
    return {}
  },
  stops: { page: () => ({ at: '/page', leads: true }), 'page/external-jobs': () => '/page/external-jobs' },
}
export const alone: Tour<object> = {
  ...{ on: 'demo', as: () => persona('freelance') },
  async facts(person) {
    if (person) await takeSeat(person)
    return {}
  },
  stops: {
    page: () => '/page',
    'page/clients': () => '/page/clients',
    'page/submissions': () => '/page/submissions',
    'page/placements': () => '/page/placements',
  },
}

export const recruiting = works('recruiter', 'ru')
export const managing = works('hiring-manager', 'fr')
export const placing = works('agency', 'fr')
