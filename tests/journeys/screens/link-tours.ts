import { aLiveJob, anAgency, anEmployer, apply, mailTo, type Person, register, somebody } from '../people.ts'
import { aTextable } from '../texts.ts'
import { unique } from '../unique.ts'
import type { Tour } from './tour.ts'

const nobody = async () => null
/** What nobody was ever sent. */
const stray = 'nothing'

/** The part of the newest letter to somebody that follows this path. */
async function keyIn(email: string, path: string): Promise<string> {
  const pattern = new RegExp(`/${path}/([\\w.-]+)`)
  return pattern.exec((await mailTo(email, pattern)).text)?.[1] ?? ''
}

async function anInvitation(employer: Person, application: string, email: string): Promise<string> {
  const { display } = await employer.get<{ display: { id: string } }>('/user/session')
  await employer.post(`/page/applications/${application}/interviews`, {
    kind: 'on_site',
    minutes: 30,
    zone: 'Asia/Dubai',
    slots: [2, 3].map((days) => new Date(Date.now() + days * 86_400_000).toISOString()),
    people: [display.id],
    place: 'Gate 4',
  })
  return keyIn(email, 'interview')
}

type Answer = { data: { id: string; version: number } }

async function anOffer(employer: Person, application: string, email: string): Promise<string> {
  const { data: offer } = await employer.post<Answer>(`/page/applications/${application}/offers`, {
    ...{ language: 'en', pay: 9000, currency: 'AED', period: 'month', starts_on: '2027-02-01', place: 'Dubai' },
    ...{ answer_by: new Date(Date.now() + 7 * 86_400_000).toISOString(), zone: 'Asia/Dubai' },
    text: 'Dear {name},\n\nyou will earn {pay} {currency}.',
  })
  const { data } = await employer.post<Answer>(`/page/offers/${offer.id}/approval`, { version: offer.version })
  await employer.post(`/page/offers/${offer.id}/sending`, { version: data.version })
  return keyIn(email, 'offer')
}

/** A job that an agency wrote for a client, whom a mail asks. */
async function aClientsJob(over: object): Promise<void> {
  const contact = `boss.${process.pid}.${Date.now()}@falcon.example`
  const { agency } = await anAgency(unique('Bright Agency'), { name: 'Falcon Foods', email: contact })
  const description = '<p>You receive containers at gate 4 and decide where the goods go, in two shifts.</p>'
  const { data } = await agency.post<Answer>('/jobs', {
    ...{ language: 'en', texts: [{ language: 'en', title: 'Checker', description }], country_id: 5 },
    ...{ workplace: 'remote', employment_types: ['full_time'], ...over },
  })
  await agency.post(`/jobs/${data.id}/submission`, {})
}

/** The code in a text that a company sent. */
async function aStop(): Promise<string> {
  const { employer, candidate, job, application } = await aTextable(unique('Palm Freight'))
  const asked = { job, applications: [application], text: 'Come on Monday.', language: 'en' }
  await employer.post('/page/text-messages', { ...asked, request: crypto.randomUUID(), cost: 1 })
  const { data } = await candidate.get<{ data: { code: string }[] }>('/user/text-senders')
  return data[0]?.code ?? ''
}

async function mailed() {
  const word = `${process.pid}.${Date.now()}@example.com`
  const employer = await anEmployer(unique('Dune Logistics'))
  const { job } = await aLiveJob(employer, unique('Gatekeeper'), { applicant_cap: 1 })
  const guest = `guest.${word}`
  const application = await apply(null, job, 'Nadia Haddad', guest)
  const candidate = await register('candidate')
  await candidate.post('/user-public/forgot-password/email', { email: candidate.email })
  await candidate.post('/user-public/sign-in-link', { email: candidate.email })
  await employer.post('/page/invitations', { email: `invited.${word}`, role: 'recruiter' })
  await (await somebody('')).post('/job-alerts', { q: 'beekeeper', frequency: 'daily', email: `alert.${word}` })
  const client = `boss.${process.pid}.${Date.now()}@falcon.example`
  await aClientsJob({ client_name: 'Falcon Foods', client_email: client })
  return {
    claim: await keyIn(guest, 'claim-application'),
    interview: await anInvitation(employer, application, guest),
    offer: await anOffer(employer, application, guest),
    question: await keyIn(employer.email, 'job-question'),
    password: await keyIn(candidate.email, 'forgot-password-email'),
    join: await keyIn(`invited.${word}`, 'join'),
    client: await keyIn(client, 'client-job'),
    stop: await aStop(),
    alert: await keyIn(`alert.${word}`, 'job-alert'),
  }
}

/** What mails lead to; some of it means nothing any more. */
export const letters: Tour<Awaited<ReturnType<typeof mailed>>> = {
  on: 'empty',
  as: nobody,
  facts: mailed,
  stops: {
    'claim-application/:key': ({ claim }) => `/claim-application/${claim}`,
    'interview/:key': ({ interview }) => `/interview/${interview}`,
    'offer/:key': ({ offer }) => `/offer/${offer}`,
    'job-question/:key': ({ question }) => [`/job-question/${question}`, `/job-question/${stray}`],
    'client-job/:key': ({ client }) => `/client-job/${client}`,
    'join/:key': ({ join }) => [`/join/${join}`, `/join/${stray}`],
    'forgot-password-email/:key': ({ password }) => [
      `/forgot-password-email/${password}`,
      `/forgot-password-email/${stray}`,
    ],
    'login-by-url': () => '/login-by-url?key=nothing',
    'job-alert/:key': ({ alert }) => [`/job-alert/${alert}`, { at: `/job-alert/${stray}`, status: 404 }],
    't/:code': ({ stop }) => [`/t/${stop}`, `/t/${stray}`],
    'import-consent/:key': () => `/import-consent/${stray}`,
    'put-forward/:key': () => `/put-forward/${stray}`,
    'representation/:key': () => `/representation/${stray}`,
    'client-review/:key': () => `/client-review/${stray}`,
    'client-review/:key/print': () => ({ at: `/client-review/${stray}/print`, leads: true }),
    'cv-drop/:key': () => `/cv-drop/${stray}`,
    'stop-cv-alert/:key': () => `/stop-cv-alert/${stray}`,
    'merge-accounts/:key': () => `/merge-accounts/${stray}`,
    'undo-contact-change/:key': () => `/undo-contact-change/${stray}`,
    'verify-email/:hash': () => `/verify-email/${stray}`,
    'verify-company-email/:hash': () => `/verify-company-email/${stray}`,
    'unsubscribed-company/:key': () => `/unsubscribed-company/${stray}`,
    newsletter: () => '/newsletter?key=nothing',
    'deactivate-account': () => '/deactivate-account?key=nothing',
  },
}

/** A company of its own with nothing in it yet, for whom an agency wrote a job. */
export const beginning: Tour<{ job: string }> = {
  on: 'empty',
  as: () => anEmployer(unique('Salt Works')),
  async facts(person) {
    if (!person) throw new Error('nobody is signed in')
    const { data: pages } = await person.get<{ data: { id: string }[] }>('/user/pages')
    await aClientsJob({ client_page_id: pages[0]?.id })
    const { data: waiting } = await person.get<{ data: { id: string }[] }>('/page/client-jobs')
    return { job: waiting[0]?.id ?? '' }
  },
  stops: {
    'page/client-jobs/:job': ({ job }) => `/page/client-jobs/${job}`,
    page: () => '/page',
    'page/jobs': () => '/page/jobs',
    'page/interviews': () => ['', '?show=week', '?show=past'].map((more) => `/page/interviews${more}`),
    'page/job-groups': () => '/page/job-groups',
    'page/reports': () => '/page/reports',
    'page/profile/messages': () => '/page/profile/messages',
    'cv-search': () => '/cv-search',
  },
}

/** Somebody who has just come: every list is empty, and then the session is locked. */
export const newcomer: Tour = {
  on: 'empty',
  as: () => register('candidate'),
  facts: async () => {},
  stops: {
    home: () => '/home',
    applications: () => '/applications',
    alerts: () => '/alerts',
    'user/saved-jobs': () => '/user/saved-jobs',
    'user/cvs': () => '/user/cvs',
    'user/who-has-my-cv': () => '/user/who-has-my-cv',
    following: () => '/following',
    'my-pages': () => '/my-pages',
  },
}

/** Somebody whose session is locked. */
export const locked: Tour = {
  on: 'empty',
  as: () => register('candidate'),
  async facts(person) {
    await person?.post('/user/lock', {})
  },
  stops: { lock: () => '/lock?next=%2Fapplications' },
}
