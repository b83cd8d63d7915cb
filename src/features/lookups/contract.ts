import { z } from 'zod'
import { answer, get } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'

const Item = z.object({
  id: z.union([z.number(), z.string()]),
  text: z.string(),
  code: z.string().optional(),
  parent: z.number().optional(),
  /** What the person concerned is told, where that differs from the team's own words. */
  told: z.string().optional(),
})
/** The shape of every list (seed §3): items under `data_name`. */
const List = z.object({ success: z.literal(true), data_name: z.array(Item) })

const list = (path: string, summary: string) => get(path, { summary, who: anyone, gives: List })

export const countries = list('/resources/country', 'Countries')
export const phoneCodes = list('/resources/country/phone-code', 'Dial codes of countries')
export const currencies = list('/resources/currency-no-id', 'Currencies; the id is the ISO 4217 code')
export const spokenLanguages = list('/resources/language', 'Languages; the id is the ISO 639 code')
export const industries = list('/resources/industry', 'Industries')
export const degrees = list('/resources/degree', 'Degrees')
export const experience = list('/resources/experience-range', 'Ranges of experience')
export const employmentTypes = list('/resources/employment-type', 'Kinds of employment')
export const benefits = list('/resources/benefit', 'Benefits')
export const rejectReasons = list('/resources/reject-reason', 'Why somebody is not selected')

export const cities = get('/resources/country/{id}/city', {
  summary: 'Cities of a country, largest first',
  who: anyone,
  takes: { id: z.coerce.number().int() },
  gives: List,
})
export const positions = get('/resources/position/{id}', {
  summary: 'Positions of an industry; 0 for all',
  who: anyone,
  takes: { id: z.coerce.number().int() },
  gives: List,
})
export const location = get('/resources/location', {
  summary: 'Places whose name begins like the query, in any of the four languages',
  who: anyone,
  takes: { q: z.string().trim().max(80).default('') },
  gives: answer(
    z.array(z.object({ id: z.number(), text: z.string(), country_id: z.number(), lat: z.number(), lon: z.number() })),
  ),
})
export const place = get('/resources/place', {
  summary: 'The place a name means best; the one with this id where the name is one of its own; null for none',
  who: anyone,
  takes: { id: z.coerce.number().int().optional(), q: z.string().trim().max(80).default('') },
  gives: answer(z.object({ id: z.number(), text: z.string() }).nullable()),
})
export const keywords = get('/autocomplete/keyword/{term}', {
  summary: 'Up to ten suggestions for what one is looking for',
  who: anyone,
  takes: { term: z.string().trim().min(1).max(80) },
  gives: List,
})
