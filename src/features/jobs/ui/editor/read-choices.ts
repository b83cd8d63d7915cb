import * as lookups from '#features/lookups/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'

export type Choice = { id: string; text: string }
export type Choices = Record<
  'countries' | 'types' | 'experience' | 'degrees' | 'benefits' | 'languages' | 'industries',
  Choice[]
> & { currencies: string[] }

const calls = {
  countries: lookups.countries,
  types: lookups.employmentTypes,
  experience: lookups.experience,
  degrees: lookups.degrees,
  benefits: lookups.benefits,
  languages: lookups.spokenLanguages,
  industries: lookups.industries,
} as const

/** The lists the editor offers, in the language of the page. */
export async function readChoices(page: PageContext): Promise<Choices> {
  const names = Object.keys(calls) as (keyof typeof calls)[]
  const [lists, currencies] = await Promise.all([
    Promise.all(names.map(async (name) => [name, await page.call(calls[name], {})] as const)),
    page.call(lookups.currencies, {}),
  ])
  const choices = lists.map(([name, { data_name }]) => [
    name,
    data_name.map(({ id, text }) => ({ id: String(id), text })),
  ])
  return { ...Object.fromEntries(choices), currencies: currencies.data_name.map(({ id }) => String(id)) }
}
