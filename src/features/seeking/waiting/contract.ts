import { z } from 'zod'
import { answer, get } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

/** What may wait for a candidate, the most pressing first. */
export const waitingKinds = [
  ...(['open_day', 'offer', 'interview', 'place', 'represent', 'request', 'invitation', 'message', 'direct'] as const),
  ...(['cv_unread', 'cv'] as const),
] as const

export const Waiting = z.object({
  kind: z.enum(waitingKinds),
  /** Of the visit, the application, the submission, the request, the invitation to apply, the conversation or the CV. */
  id: z.string(),
  /** The company or agency that waits, or the CV. */
  name: z.string(),
  /** The job, or the open day. */
  job: z.string().nullable(),
  /** Until when, where there is an end. */
  until: moment.nullable(),
  /** Of an open day that is on: the link into its room, and whether one joins from home. */
  room: z.object({ key: z.string(), online: z.boolean() }).nullish(),
  /** Of an interview: which of the invitations. */
  interview: z.string().nullish(),
  /** Of an invitation to apply: the address of the job. */
  address: z.string().nullish(),
  /** What the company wrote with an invitation to apply, or with its request for contact details. */
  words: z.string().nullish(),
})
export type Waiting = z.output<typeof Waiting>

export const listWaiting = get('/user/waiting', {
  summary:
    'What waits for oneself: an open day that is on, offers, invitations, held places, requests to be put forward, contact requests, invitations to apply, messages, CVs to check',
  who: signedIn,
  gives: answer(z.array(Waiting)),
  refreshedBy: [
    ...['notification.added', 'application.moved', 'application.told', 'application.message_sent', 'offer.moved'],
    ...['interview.moved', 'cv.requested', 'cv.request_answered', 'cv.stored', 'cv.changed'],
    ...['visit.moved', 'visit.place_offered', 'pool.changed', 'submission.moved'],
  ],
})

/** Something with a day and an hour that one agreed to. */
export const NextDate = z.object({
  kind: z.enum(['interview', 'open_day', 'start']),
  /** Of the application, or the visit. */
  id: z.string(),
  at: moment,
  /** The time zone it was agreed in. */
  zone: z.string(),
  /** The company, and the job or open day. */
  name: z.string(),
  title: z.string(),
  /** Null of the first day of a job that was won, which has no hour either. */
  how: z.enum(['on_site', 'phone', 'online']).nullable(),
  place: z.string(),
})
export type NextDate = z.output<typeof NextDate>

export const listNextDates = get('/user/next-dates', {
  summary:
    'Interviews with an agreed time, open days with a place and the first day of a job one was hired for, the nearest first; what began within two hours stays',
  who: signedIn,
  gives: answer(z.array(NextDate)),
  refreshedBy: ['interview.moved', 'visit.moved', 'application.moved', 'offer.moved', 'notification.added'],
})
