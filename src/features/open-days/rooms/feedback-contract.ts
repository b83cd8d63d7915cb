import { z } from 'zod'
import { done, post } from '#platform/shared/contract.ts'
import { prose } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

export const giveFeedback = post('/visit-links/{key}/feedback', {
  summary: 'Two questions to whoever came: how it was, and what would make it better; said again, the last word counts',
  who: anyone,
  takes: { key: z.string().max(400), stars: z.coerce.number().int().min(1).max(5), words: prose(1000).default('') },
  gives: done,
  refuses: ['link_expired', 'visit_state'],
  limit: { times: 30, seconds: 300, per: 'link' },
})
