import { z } from 'zod'
import { event } from '#platform/shared/event.ts'
import { newsletterStates } from './rules.ts'

const Newsletter = z.object({ newsletter: z.string(), name: z.string() })
const about = ({ newsletter }: { newsletter: string }) => ({ thing: 'newsletter', id: newsletter })
const topics = () => ['reviews:all']

export const newsletterWritten = event('newsletter.written', { data: Newsletter, about, topics })
/** A try went to the writer's own address. */
export const newsletterTried = event('newsletter.tried', {
  data: Newsletter.extend({ language: z.string() }),
  about,
  topics: () => [],
})
/** It began to go out, paused, went on or ended; to how many, where it began. */
export const newsletterMoved = event('newsletter.moved', {
  data: Newsletter.extend({
    from: z.enum(newsletterStates),
    to: z.enum(newsletterStates),
    readers: z.number().nullable().default(null),
  }),
  about,
  topics,
})
