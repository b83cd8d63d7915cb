import { z } from 'zod'
import { event } from '#platform/shared/event.ts'

const about = ({ page }: { page: string }) => ({ thing: 'page', id: page, page })
const topics = ({ page }: { page: string }) => [`page:${page}`]

export const planStarted = event('plan.started', {
  data: z.object({ page: z.string(), plan: z.string(), from: z.string(), until: z.string() }),
  about,
  topics,
})
export const planRenewalSet = event('plan.renewal_set', {
  data: z.object({ page: z.string(), plan: z.string(), renews: z.boolean() }),
  about,
  topics,
})
