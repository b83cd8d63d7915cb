import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { offerHands, offerMoves, offerStates } from './offer-states.ts'

const seenByCandidate = ['send', 'view', 'accept', 'decline', 'expire']

/** Something happened to an offer. What the team writes and approves is no business of the candidate's open screens. */
export const offerMoved = event('offer.moved', {
  data: z.object({
    offer: z.string(),
    application: z.string(),
    job: z.string(),
    page: z.string(),
    move: z.enum(offerMoves),
    from: z.enum(offerStates),
    to: z.enum(offerStates),
    by: z.enum(offerHands),
    version: z.number(),
    reason: z.string().default(''),
  }),
  about: ({ application, page }) => ({ thing: 'application', id: application, page }),
  topics: ({ application, job, page, move, from }) => [
    ...(seenByCandidate.includes(move) || from === 'sent' || from === 'viewed' ? [`application:${application}`] : []),
    `applicants:${job}`,
    `page:${page}`,
  ],
})

/** A page says something else in its letters. */
export const offerTextSaved = event('offer.text_saved', {
  data: z.object({
    page: z.string(),
    language: z.string(),
    before: z.string().nullable(),
    after: z.string().nullable(),
  }),
  about: ({ page }) => ({ thing: 'page', id: page, page }),
  topics: ({ page }) => [`page:${page}`],
})
