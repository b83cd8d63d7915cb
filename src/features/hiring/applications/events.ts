import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const Application = z.object({ application: z.string(), job: z.string(), page: z.string() })
type Application = z.output<typeof Application>
const about = ({ application, page }: Application) => ({ thing: 'application', id: application, page })
const topics = ({ application, job, page }: Application) => [
  `application:${application}`,
  `applicants:${job}`,
  `page:${page}`,
]
const side = z.enum(['page', 'candidate', 'site'])

export const applicationSent = event('application.sent', {
  /** `together`: one of several that were sent at once, which are acknowledged at once. */
  data: Application.extend({ together: z.boolean().default(false) }),
  about,
  topics,
})
/** Several were sent at once, through a group of jobs. */
export const applicationsSentTogether = event('applications.sent_together', {
  data: z.object({ applications: z.array(z.string()).min(1), group: z.string(), page: z.string() }),
  about: ({ applications, page }) => ({ thing: 'application', id: applications[0] as string, page }),
})
/** The file that was sent with it was read, or cannot be. */
export const applicationCvRead = event('application.cv_read', {
  data: Application,
  about,
  topics: ({ application }) => [`application:${application}`],
})
export const applicationSeen = event('application.seen', { data: Application, about, topics })
export const applicationClaimed = event('application.claimed', { data: Application, about, topics })
const Moved = Application.extend({
  from: z.string(),
  to: z.string(),
  reason: z.string().nullable(),
  side: side.default('page'),
  /** What moved it tells the candidate itself: an invitation, an offer. */
  isToldElsewhere: z.boolean().default(false),
})

export const applicationMoved = event('application.moved', {
  data: Moved.extend({
    /** The column of the team it came into, within the phase. */
    place: z.string().nullable().default(null),
    /** It takes back the move before, which then counts as if it had not happened. */
    takesBack: z.boolean().default(false),
    /** It may be taken back: the candidate is told later (`application.told`), or never. */
    isHeld: z.boolean().default(false),
  }),
  about,
  topics: ({ isHeld, ...data }) => topics(data).filter((topic) => !isHeld || !topic.startsWith('application:')),
})
/** A move that could be taken back for a while counts now, also for the candidate. */
export const applicationTold = event('application.told', {
  /** `message`: what was written to the candidate beside it. */
  data: Moved.extend({ message: z.string().optional() }),
  about,
  topics: ({ application }) => [`application:${application}`],
})
export const messageSent = event('application.message_sent', {
  data: Application.extend({ side, message: z.string().optional() }),
  about,
  topics,
})
/** It changed its column within a phase; nobody but the team is concerned. */
export const applicationPlaced = event('application.placed', {
  data: Application.extend({ from: z.string().nullable(), to: z.string().nullable() }),
  about,
  topics: ({ application, job }) => [`application:${application}`, `applicants:${job}`],
})
