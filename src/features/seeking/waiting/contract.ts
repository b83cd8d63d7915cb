import { z } from 'zod'
import { answer, get } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'

/** What may wait for a candidate, the most pressing first. */
export const waitingKinds = ['offer', 'interview', 'request', 'message', 'cv_unread', 'cv'] as const

export const Waiting = z.object({
  kind: z.enum(waitingKinds),
  /** Of the application, the request or the CV. */
  id: z.string(),
  /** The company that waits, or the CV. */
  name: z.string(),
  job: z.string().nullable(),
  /** Until when, where there is an end. */
  until: moment.nullable(),
})
export type Waiting = z.output<typeof Waiting>

export const listWaiting = get('/user/waiting', {
  summary: 'What waits for one’s own answer: offers, invitations, contact requests, messages, CVs to check',
  who: signedIn,
  gives: answer(z.array(Waiting)),
  refreshedBy: [
    ...['notification.added', 'application.moved', 'application.told', 'application.message_sent', 'offer.moved'],
    ...['interview.moved', 'cv.requested', 'cv.request_answered', 'cv.stored', 'cv.changed'],
  ],
})
