import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { callOutcomes } from './rules.ts'

const about = ({ page }: { page: string }) => ({ thing: 'page', id: page, page })
const topics = () => ['pages:all']
const page = z.string()

/** An agent took a company to help it, or let it go. */
export const pageHelped = event('page.helped', {
  data: z.object({ page, agent: z.string(), taken: z.boolean() }),
  about,
  topics,
})
export const pageCalled = event('page.called', {
  data: z.object({ page, call: z.string(), outcome: z.enum(callOutcomes), follow_up_on: z.string().nullable() }),
  about,
  topics,
})
export const pageProposed = event('page.proposed', { data: z.object({ page, words: z.string() }), about, topics })
export const territorySet = event('agent.territory_set', {
  data: z.object({ user: z.string(), countries: z.array(z.number()), cities: z.array(z.number()) }),
  about: ({ user }) => ({ thing: 'user', id: user }),
  topics: () => ['pages:all'],
})
