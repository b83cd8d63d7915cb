import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { sides, submissionEvents, submissionStates } from './submission-states.ts'

const Submission = z.object({
  submission: z.string(),
  page: z.string(),
  /** The company in whose pipeline it stands, where it does. */
  client_page: z.string().nullable().default(null),
  user: z.string().nullable(),
})
type Submission = z.output<typeof Submission>
const about = ({ submission, page }: Submission) => ({ thing: 'submission', id: submission, page })
const topics = ({ page, user }: Submission) => [`page:${page}`, ...(user ? [`user:${user}`] : [])]

/** Somebody was put forward as a draft, or what is said of them changed. */
export const submissionSaved = event('submission.saved', { data: Submission, about, topics })
/** Asked, approved, sent, decided, ended. */
export const submissionMoved = event('submission.moved', {
  data: Submission.extend({
    event: z.enum(submissionEvents),
    side: z.enum(sides),
    from: z.enum(submissionStates),
    to: z.enum(submissionStates),
    /** Why, as a code of the public reasons or of the house; who of the client said it. */
    why: z.string().nullable().default(null),
    who: z.string().nullable().default(null),
    packet: z.string().nullable().default(null),
  }),
  about,
  topics,
})
/** The client, the agency or the person asked or answered something. */
export const submissionAsked = event('submission.asked', {
  data: Submission.extend({
    question: z.string(),
    side: z.enum(['client', 'agency', 'person']),
    to: z.enum(['client', 'agency', 'person']),
  }),
  about,
  topics,
})
/** The link of a packet works no more. */
export const packetWithdrawn = event('packet.withdrawn', {
  data: z.object({ packet: z.string(), page: z.string() }),
  about: ({ packet, page }) => ({ thing: 'packet', id: packet, page }),
  topics: ({ page }) => [`page:${page}`],
})
