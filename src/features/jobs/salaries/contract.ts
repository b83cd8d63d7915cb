import { z } from 'zod'
import { answer, get } from '#platform/shared/contract.ts'
import { moment } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'

const Named = z.object({ id: z.number(), slug: z.string(), text: z.string() })

/** What the middle half of jobs pays a month, and the middle one. */
const Middle = z.object({ jobs: z.number(), lower_quarter: z.number(), median: z.number(), upper_quarter: z.number() })

const Elsewhere = Named.extend({ currency: z.string(), jobs: z.number(), median: z.number() })

const place = { place: z.string().max(100) }

export const findSalaries = get('/salaries', {
  summary: 'Places with salary pages, and the page that a position and place written by hand mean',
  who: anyone,
  takes: { q: z.string().trim().max(120).default(''), where: z.string().trim().max(80).default('') },
  gives: answer(
    z.object({
      places: z.array(Named.extend({ positions: z.number() })),
      /** The address of what was asked for; null where too few salaries were published, or nothing was asked. */
      found: z.string().nullable(),
      /** How position and place were read. */
      position: z.string().nullable(),
      place: z.string().nullable(),
    }),
  ),
})

export const salariesOfPlace = get('/salaries/{place}', {
  summary: 'What each position pays a month in a city or country; those with five published salaries or more',
  who: anyone,
  takes: place,
  gives: answer(
    z.object({
      place: Named,
      positions: z.array(Middle.extend({ ...Named.shape, currency: z.string() })),
      cities: z.array(Named.extend({ positions: z.number() })),
      counted_at: moment,
    }),
  ),
  refuses: ['not_found'],
})

/** What others pay for the same work in the same place; null where too few said so. */
export const usualPay = get('/jobs/{job}/usual-pay', {
  summary: 'What published jobs of the same position pay a month in the same city, or else in the country',
  who: anyone,
  takes: { job: z.uuid() },
  gives: answer(Middle.extend({ place: Named, position: Named, currency: z.string() }).nullable()),
})

export const showSalary = get('/salaries/{place}/{position}', {
  summary: 'What a position pays a month in a city or country, by experience, and elsewhere',
  who: anyone,
  takes: { ...place, position: z.string().max(120) },
  gives: answer(
    Middle.extend({
      place: Named,
      position: Named,
      currency: z.string(),
      pages: z.number(),
      low: z.number(),
      high: z.number(),
      by_experience: z.array(Middle.extend({ range: z.string() })),
      places: z.array(Elsewhere),
      alike: z.array(Elsewhere),
      counted_at: moment,
    }),
  ),
  refuses: ['not_found'],
})
