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

export const applicationSent = event('application.sent', { data: Application, about, topics })
export const applicationSeen = event('application.seen', { data: Application, about, topics })
export const applicationClaimed = event('application.claimed', { data: Application, about, topics })
export const applicationMoved = event('application.moved', {
  data: Application.extend({
    from: z.string(),
    to: z.string(),
    reason: z.string().nullable(),
    side: side.default('page'),
  }),
  about,
  topics,
})
export const messageSent = event('application.message_sent', {
  data: Application.extend({ side, message: z.string().optional() }),
  about,
  topics,
})
