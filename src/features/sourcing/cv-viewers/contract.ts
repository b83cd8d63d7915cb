import { z } from 'zod'
import { del, done, get, page as list } from '#platform/shared/contract.ts'
import { cursor, moment } from '#platform/shared/fields.ts'
import { signedIn } from '#platform/shared/who.ts'
import { happenings } from './rules.ts'

export const CvViewer = z.object({
  id: z.string(),
  kind: z.enum(['page', 'unnamed', 'own_links']),
  /** The page, where it may be named. */
  page: z.object({ id: z.string(), name: z.string(), slug: z.string() }).nullable(),
  /** Whether it may write to oneself, and oneself to it; and where that is, once somebody did. */
  writes: z.boolean(),
  thread: z.string().nullable(),
  /** Applications by which they have it. */
  applications: z.array(z.object({ id: z.string(), job: z.string() })),
  /** How many people there looked. */
  people: z.number(),
  /** When something last happened, by which they stand in order. */
  last_at: moment,
  /** When somebody there last looked at it; null where nobody has. */
  viewed_at: moment.nullable(),
  /** What happened, newest first; the latest ones. */
  happened: z.array(z.object({ what: z.enum(happenings), at: moment, name: z.string().nullable() })),
  /** Links to printed copies that still lead somewhere. */
  links: z.array(z.object({ id: z.string(), name: z.string(), until: moment })),
})
export type CvViewer = z.output<typeof CvViewer>

export const listCvViewers = get('/user/cv-viewers', {
  summary: 'Who saw one’s CV, company by company: how they got it, what they did with it and when; links that hold',
  who: signedIn,
  takes: { cursor },
  gives: list(CvViewer),
  refreshedBy: [
    'cv.unlocked',
    'cv.requested',
    'cv.request_answered',
    'application.seen',
    'cv.formatted',
    'cv.link_ended',
    'cv.page_excluded',
    'thread.message',
  ],
})

export const endCvLink = del('/user/cv-links/{link}', {
  summary: 'End a link to a printed copy of one’s CV, whoever made it',
  who: signedIn,
  takes: { link: z.uuid() },
  gives: done,
  refuses: ['not_found'],
})
