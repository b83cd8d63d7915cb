import { z } from 'zod'
import { member } from '#features/companies/pages/permissions.ts'
import { frequencies } from '#features/jobs/alerts/rules.ts'
import { answer, del, done, get, post, put } from '#platform/shared/contract.ts'
import { line } from '#platform/shared/fields.ts'
import { anyone } from '#platform/shared/who.ts'
import { cvFilters } from './contract.ts'

export const savedQuery = z.object(cvFilters)
const may = member('cv.search')
const frequency = z.enum(['never', ...frequencies])
const name = line(80)

export const SavedSearch = z.object({
  id: z.string(),
  name: z.string(),
  /** The screen with this search. */
  address: z.string(),
  frequency,
  /** People who are new to it since it was last opened. */
  fresh: z.number(),
})
export type SavedSearch = z.output<typeof SavedSearch>

export const listSaved = get('/page/cv-saved-searches', {
  summary: 'The searches the member has kept, and how many are new to each',
  who: may,
  gives: answer(z.array(SavedSearch)),
})
export const saveSearch = post('/page/cv-saved-searches', {
  summary: 'Keep a search, and be told of people who are new to it',
  who: may,
  takes: { ...cvFilters, name, frequency },
  gives: answer(SavedSearch),
  refuses: ['invalid', 'too_many_saved'],
  status: 201,
})
const own = { search: z.uuid() }
export const changeSaved = put('/page/cv-saved-searches/{search}', {
  summary: 'Another name, or told more or less often',
  who: may,
  takes: { ...own, name: name.optional(), frequency: frequency.optional() },
  gives: answer(SavedSearch),
  refuses: ['not_found'],
})
export const openSaved = post('/page/cv-saved-searches/{search}/opened', {
  summary: 'From now on nobody is new to it',
  who: may,
  takes: own,
  gives: done,
  refuses: ['not_found'],
})
export const deleteSaved = del('/page/cv-saved-searches/{search}', {
  summary: 'Forget a kept search',
  who: may,
  takes: own,
  gives: done,
  refuses: ['not_found'],
})
export const stopSaved = post('/cv-saved-searches/{key}/stop', {
  summary: 'No more letters of this search; mail programs call it too (RFC 8058)',
  who: anyone,
  takes: { key: z.string().min(1).max(1000) },
  gives: answer(z.object({ name: z.string() })),
  refuses: ['link_expired'],
  limit: { times: 60, seconds: 600 },
})
