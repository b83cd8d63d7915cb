import { z } from 'zod'
import * as lookups from '#features/lookups/contract.ts'
import type { PageContext } from '#platform/browser/page-context.ts'
import { get } from '#platform/shared/contract.ts'
import { anyone } from '#platform/shared/who.ts'

export type Choice = { id: string; text: string }

const List = z.object({ data_name: z.array(z.object({ id: z.union([z.number(), z.string()]), text: z.string() })) })
const list = (name: string) => get(`/resources/${name}`, { summary: name, who: anyone, gives: List })

const calls = {
  countries: lookups.countries,
  nationalities: list('nationality'),
  civilStatus: list('civil-status'),
  relocate: list('relocate'),
  partTime: list('part-time-category'),
  experience: lookups.experience,
  degrees: lookups.degrees,
  languages: lookups.spokenLanguages,
  currencies: lookups.currencies,
  heardOf: list('advertisement-reference'),
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
    return data_name.map(({ id, text }) => ({ id: String(id), text }))
  } catch {
    return []
  }
}
