import { z } from 'zod'
import { levels } from '#features/people/profiles/contract.ts'
import { answer, get } from '#platform/shared/contract.ts'
import { line, moment } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

/** What everybody may read of somebody who opted in: nothing that tells who it is. */
export const OpenCard = z.object({
  headline: z.string(),
  /** Of all work, and of that which the headline names; null where no job is such work. */
  years: z.number(),
  title_years: z.number().nullable(),
  place: z.string().nullable(),
  languages: z.array(z.object({ text: z.string(), level: z.enum(levels).nullable() })),
  skills: z.array(z.string()),
  free_in_days: z.number().nullable(),
  updated_at: moment,
})
export const openCvSearch = get('/open-cv-search', {
  summary: 'Anonymous cards of people who chose to be public, by words and place',
  who: anyone,
  takes: { what: line(120, 0).default(''), where: line(120, 0).default('') },
  gives: answer(
    z.object({
      people: z.array(OpenCard),
      total: z.number(),
      total_is_estimate: z.boolean(),
      place: z.string().nullable(),
    }),
  ),
  limit: { times: 60, seconds: 60, per: 'address' },
})
