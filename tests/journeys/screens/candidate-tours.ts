import type { Person } from '../people.ts'
import { firstOf, persona, publicFacts } from './facts.ts'
import type { Tour } from './tour.ts'

const candidate = () => persona('candidate-en')

async function ownFacts(person: Person | null) {
  if (!person) throw new Error('nobody is signed in')
  const cv = await firstOf<{ id: string; file?: { id: string } }>(person, '/user/cvs')
  const application = await firstOf(person, '/user/applications')
  const thread = await firstOf(person, '/threads')
  const visit = await firstOf<{ key: string }>(person, '/user/open-day-visits')
  return {
    ...(await publicFacts(person)),
    decided: await decidedFor(person),
    visit: visit.key,
    cv: cv.id,
    application: application.id,
    thread: thread.id,
  }
}
/** A decided case of which this person was a reporter; staff know all of them, never whose they are. */
async function decidedFor(person: Person): Promise<string> {
  const staff = await persona('admin')
  const { data } = await staff.get<{ data: { id: string }[] }>('/admin/cases?show=decided')
  return Promise.any(data.map(({ id }) => person.get(`/cases/${id}`).then(() => id)))
}
type Own = Awaited<ReturnType<typeof ownFacts>>

/** What somebody who looks for work has. */
export const ownPlace: Tour<Own> = {
  on: 'demo',
  as: candidate,
  facts: ownFacts,
  stops: {
    home: () => '/home',
    applications: () => '/applications',
    'applications/:application': ({ application }) => `/applications/${application}`,
    'applications/:application/receipt': ({ application }) => `/applications/${application}/receipt`,
    'messages/:thread?': ({ thread }) => ['', `/${thread}`].map((more) => `/messages${more}`),
    alerts: () => '/alerts',
    following: () => '/following',
    'cases/:case': ({ decided }) => `/cases/${decided}`,
    'user/saved-jobs': () => '/user/saved-jobs',
    'user/fitting-jobs': () => '/user/fitting-jobs',
    'user/invite': () => '/user/invite',
    'user/held-by': () => '/user/held-by',
    'user/representation': () => '/user/representation',
    'user/drops': () => '/user/drops',
    'user/open-days': () => '/user/open-days',
    'open-day-ticket/:key': ({ visit }) => ['nothing', visit].map((key) => `/open-day-ticket/${key}`),
    'openday-room/:key?': ({ visit }) => ['nothing', visit].map((key) => `/openday-room/${key}`),
    connections: () => ['', '?show=asked_of_me', '?show=asked_by_me'].map((more) => `/connections${more}`),
    support: () => '/support',
    'user/who-has-my-cv': () => '/user/who-has-my-cv',
    'user/cvs': () => '/user/cvs',
    'user/cvs/:cv/:view?': ({ cv }) => ['', '/edit', '/versions'].map((view) => `/user/cvs/${cv}${view}`),
    'user/cvs/:cv/format': ({ cv }) => `/user/cvs/${cv}/format`,
    'download-cv/:id/:name': ({ cv }) => `/download-cv/${cv}/Layla.pdf`,
    'download-formatted/:cv': ({ cv }) => `/download-formatted/${cv}`,
    'to-print/:mode': ({ cv }) => `/to-print/cv?of=${cv}`,
    'job-groups/:address/share': ({ group }) => `/job-groups/${group}/share`,
  },
}

/** What one tells of oneself, and public screens as one sees them signed in. */
export const telling: Tour<Own> = {
  on: 'demo',
  as: candidate,
  facts: ownFacts,
  stops: {
    'second-step': () => '/second-step',
    'third-step': () => '/third-step',
    'fourth-step': () => '/fourth-step',
    'fifth-step': () => '/fifth-step',
    'registration-review': () => '/registration-review',
    'user/profile': () => '/user/profile',
    'claim/:hash': () => '/claim/ABC-123',
    settings: () => '/settings',
    'settings/security': () => '/settings/security',
    'settings/notifications': () => '/settings/notifications',
    'settings/data': () => '/settings/data',
    'deactivate-account': () => '/deactivate-account',
    jobs: () => '/jobs?q=nurse',
    'jobs/:address': ({ job }) => `/jobs/${job}`,
    'jobs/:address/share': ({ job }) => `/jobs/${job}/share`,
    'jobs/:address/apply': ({ job }) => `/jobs/${job}/apply`,
    'companies/:slug': ({ company }) => `/companies/${company}`,
  },
}
