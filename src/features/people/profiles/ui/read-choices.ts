import * as lookups from '#features/site/lookups/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'

export type Choice = { id: string; text: string; code?: string | undefined }

const calls = {
  countries: lookups.countries,
  nationalities: lookups.nationalities,
  relocate: lookups.relocation,
  partTime: lookups.partTimeCategories,
  experience: lookups.experience,
  degrees: lookups.degrees,
  languages: lookups.spokenLanguages,
  currencies: lookups.currencies,
  heardOf: lookups.advertisementReferences,
} as const

export type Choices = Record<keyof typeof calls, Choice[]>

/** The lists the steps offer, in the language of the page; one that does not arrive is empty, and its field is left out. */
export async function readChoices(page: PageContext): Promise<Choices> {
  const names = Object.keys(calls) as (keyof typeof calls)[]
  const lists = await Promise.all(names.map(async (name) => [name, await read(page, calls[name])] as const))
  return Object.fromEntries(lists) as Choices
}

async function read(page: PageContext, call: (typeof calls)[keyof typeof calls]): Promise<Choice[]> {
  try {
    const { data_name } = await page.call(call, {})
    return data_name.map(({ id, text, code }) => ({ id: String(id), text, code }))
  } catch {
    return []
  }
}
