import { findEntries } from '#features/site/lookups/autocomplete.ts'
import { placeText } from '#features/site/lookups/place-name.ts'
import { findPlaces } from '#features/site/lookups/places.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { languageOfLetters } from '#features/site/understanding/tokens.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import { companyNames } from './company-names.ts'
import type * as contract from './contract.ts'

type Item = Given<typeof contract.suggest>['items'][number]
const most = { occupation: 5, skill: 2, place: 3, company: 3 }
/** A place is hardly meant by fewer letters than these. */
const fewestOfPlace = 3

/** What may be meant by the letters so far, occupations first, then skills, places and companies, each said to be one. */
export async function suggest(
  ctx: Context,
  { q }: Taken<typeof contract.suggest>,
): Promise<Given<typeof contract.suggest>> {
  ctx.headers['cache-control'] = 'public, max-age=300'
  ctx.headers.vary = 'Accept-Language, Cookie'
  const typed = fold(q)
  if (typed.length < 2) return { items: [] }
  const items = [
    await occupations(ctx, q, typed),
    await skills(ctx, q),
    await places(ctx, q),
    await companies(ctx, typed),
  ]
  const unique = new Map(items.flat().map((item) => [`${fold(item.text)} ${item.href ?? ''}`, item]))
  return { items: [...unique.values()] }
}

const kindOf = (ctx: Context, kind: string) => ctx.wording.say(ctx.language, `jobSearch.understood.kinds.${kind}`, {})

/** By the list, and where that knows little by the names that people use. */
async function occupations(ctx: Context, q: string, typed: string): Promise<Item[]> {
  const hint = kindOf(ctx, 'occupation')
  const listed = findEntries(await readKept(ctx), ['position'], q, ctx.language, most.occupation)
  const texts = listed.map(({ row }) => row.texts[ctx.language])
  if (texts.length < most.occupation)
    texts.push(
      ...(await meaningsOf(ctx)).namesFrom(
        typed,
        languageOfLetters(typed) ?? ctx.language,
        most.occupation - texts.length,
      ),
    )
  return texts.map((text) => ({ text, hint }))
}

async function skills(ctx: Context, q: string): Promise<Item[]> {
  const hint = kindOf(ctx, 'skill')
  const found = findEntries(await readKept(ctx), ['skill'], q, ctx.language, most.skill)
  return found.map(({ row }) => ({ text: row.texts[ctx.language], hint }))
}

async function places(ctx: Context, q: string): Promise<Item[]> {
  if (q.trim().length < fewestOfPlace) return []
  const hint = kindOf(ctx, 'place')
  const { cityById } = await readKept(ctx)
  const { data } = await findPlaces(ctx, { q })
  return data.slice(0, most.place).map(({ id, text }) => {
    const where = placeText(cityById, id, ctx.language) ?? text
    return { text: where, hint, href: `/jobs?${new URLSearchParams({ where, place: String(id) })}` }
  })
}

async function companies(ctx: Context, typed: string): Promise<Item[]> {
  const hint = kindOf(ctx, 'company')
  const { rows } = await companyNames(ctx.read, ctx.now())
  const found = rows.filter(({ folded }) => folded.startsWith(typed))
  return found
    .slice(0, most.company)
    .map(({ name, slug }) => ({ text: name, hint, href: `/companies/${encodeURIComponent(slug)}` }))
}
