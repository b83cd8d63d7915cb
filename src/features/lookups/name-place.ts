import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { languages } from '#platform/shared/languages.ts'
import type * as contract from './contract.ts'
import { countriesIn } from './countries.ts'
import { placeName } from './place-name.ts'

type Named = { id: number; text: string; names: string[]; people: number }

/** What somebody wrote by hand, as the city or country it means best, in any of the four languages. */
export async function namePlace(
  ctx: Context,
  { id, q }: Taken<typeof contract.place>,
): Promise<Given<typeof contract.place>> {
  const typed = plain(q.split(/[,،]/)[0] ?? '')
  const places = [...countries(ctx), ...(await cities(ctx))]
  const known = places.find((place) => place.id === id)
  const meant = known && (!typed || known.names.includes(typed)) ? known : best(places, typed)
  return { success: true, data: meant ? { id: meant.id, text: meant.text } : null }
}

const countries = (ctx: Context): Named[] => {
  const shown = countriesIn(ctx.language)
  const names = new Map<number, string[]>()
  for (const language of languages)
    for (const { id, text } of countriesIn(language)) names.set(id, [...(names.get(id) ?? []), plain(text)])
  return shown.map(({ id, text }) => ({ id: -id, text, names: names.get(id) ?? [], people: 0 }))
}

async function cities(ctx: Context): Promise<Named[]> {
  const rows = await ctx.read.selectFrom('cities').selectAll().orderBy('people', 'desc').execute()
  return rows.map((row) => ({
    id: row.id,
    text: placeName(row[`text_${ctx.language}`], row.country_id, ctx.language),
    names: languages.map((language) => plain(row[`text_${language}`])),
    people: row.people,
  }))
}

/** The whole name, then its beginning, then a name with a slip or two in it; larger places first. */
function best(places: readonly Named[], typed: string): Named | undefined {
  if (typed.length < 2) return undefined
  const where = (fits: (name: string) => boolean) => places.find(({ names }) => names.some(fits))
  const slips = typed.length < 4 ? 0 : typed.length < 7 ? 1 : 2
  return (
    where((name) => name === typed) ??
    where((name) => name.startsWith(typed)) ??
    (slips > 0 ? where((name) => distance(name, typed, slips) <= slips) : undefined)
  )
}

/** Letters left out, put in, changed or swapped between two words; gives up above `most`. */
function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1
  const rows = [Array.from({ length: other.length + 1 }, (_, to) => to)]
  const at = (from: number, to: number) => rows[from]?.[to] ?? Number.POSITIVE_INFINITY
  for (let from = 1; from <= one.length; from++) {
    const row = [from]
    rows[from] = row
    for (let to = 1; to <= other.length; to++) {
      const changed = one[from - 1] === other[to - 1] ? 0 : 1
      const isSwapped = from > 1 && to > 1 && one[from - 1] === other[to - 2] && one[from - 2] === other[to - 1]
      row[to] = Math.min(
        at(from, to - 1) + 1,
        at(from - 1, to) + 1,
        at(from - 1, to - 1) + changed,
        isSwapped ? at(from - 2, to - 2) + 1 : Number.POSITIVE_INFINITY,
      )
    }
  }
  return at(one.length, other.length)
}

/** Letters without case, accents, hamza and vowel signs. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u0640]/gu, '')
    .toLowerCase()
    .replace(/ى/g, 'ي')
    .replace(/ة/g, 'ه')
    .replace(/[-'’.\s]+/g, ' ')
    .trim()
