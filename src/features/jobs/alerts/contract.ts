import { z } from 'zod'
import { jobFilters } from '#features/jobs/job-search/contract.ts'
import { answer, del, done, get, post, put } from '#platform/shared/contract.ts'
import { email, moment } from '#platform/shared/fields.ts'
import { anyone, signedIn } from '#platform/shared/who.ts'
import { alertStates, feedbackReasons, frequencies } from './rules.ts'

const frequency = z.enum(frequencies)

export const Alert = z.object({
  id: z.string(),
  /** What is looked for, each criterion in words. */
  criteria: z.array(z.string()),
  /** The results page of the search. */
  address: z.string(),
  frequency,
  state: z.enum(alertStates),
  sent_at: moment.nullable(),
})
export type Alert = z.output<typeof Alert>

export const readCriteria = get('/job-alert-criteria', {
  summary: 'A search in words, as an alert would keep it',
  who: anyone,
  takes: jobFilters,
  gives: answer(z.object({ criteria: z.array(z.string()), address: z.string() })),
})

export const addAlert = post('/job-alerts', {
  summary: 'Be told of new jobs that fit a search; without an account a mail asks first whether it is true',
  who: anyone,
  takes: { ...jobFilters, frequency, email: email.optional() },
  gives: answer(z.object({ state: z.enum(['active', 'asked']) })),
  refuses: ['invalid', 'too_many_alerts'],
  status: 201,
  limit: { times: 20, seconds: 3600 },
  proof: true,
})

export const listAlerts = get('/user/job-alerts', {
  summary: 'Own alerts, the newest first',
  who: signedIn,
  gives: answer(z.array(Alert)),
})

const own = { alert: z.uuid() }
export const changeAlert = put('/user/job-alerts/{alert}', {
  summary: 'How often an own alert tells, and whether it does',
  who: signedIn,
  takes: { ...own, frequency: frequency.optional(), state: z.enum(['active', 'paused']).optional() },
  gives: answer(Alert),
  refuses: ['not_found', 'alert_state'],
})

export const deleteAlert = del('/user/job-alerts/{alert}', {
  summary: 'Forget an own alert',
  who: signedIn,
  takes: own,
  gives: done,
  refuses: ['not_found'],
})

/** The key that every mail of an alert carries. */
const mailed = { key: z.string().min(1).max(1000) }
const tries = { times: 60, seconds: 600 }
const byMail = { who: anyone, refuses: ['link_expired', 'alert_state'], limit: tries } as const

export const showAlert = get('/job-alerts/{key}', {
  summary: 'The alert that a mail came from',
  takes: mailed,
  gives: answer(Alert),
  ...byMail,
})

export const confirmAlert = post('/job-alerts/{key}/confirmation', {
  summary: 'It is true, or still true: the alert may tell',
  takes: mailed,
  gives: answer(Alert),
  ...byMail,
})

export const setAlertFrequency = put('/job-alerts/{key}', {
  summary: 'How often the alert of a mail tells',
  takes: { ...mailed, frequency },
  gives: answer(Alert),
  ...byMail,
})

export const stopAlert = post('/job-alerts/{key}/stop', {
  summary: 'No more of this alert; mail programs call it too (RFC 8058)',
  takes: mailed,
  gives: answer(Alert),
  ...byMail,
})

export const giveFeedback = post('/job-alerts/{key}/feedback', {
  summary: 'A job in a mail was of no use, and why: the next mails leave such jobs out',
  takes: { ...mailed, job: z.uuid(), reason: z.enum(feedbackReasons) },
  gives: done,
  ...byMail,
})
