import { type List, readFamilies } from '#db/lookups/read-lookups.ts'
import type { Context } from '#platform/server/context.ts'
import type { Call, Given, Taken } from '#platform/shared/contract.ts'
import type { Language } from '#platform/shared/languages.ts'
import { localeOf } from '#platform/shared/languages.ts'
import { Refused } from '#platform/shared/refusal.ts'
import { findEntries } from './autocomplete.ts'
import type * as contract from './contract.ts'
import { type Asked, keepList } from './keep-list.ts'
import { entriesOf, readKept, textsByCode } from './texts.ts'

type Items = Given<typeof contract.industries>
type Item = Items['data_name'][number]

export const listed = (data_name: Item[]): Items => ({ success: true, data_name })

/** A list that code knows: names of this Node, codes of standards. */
export const madeOf =
  (make: (language: Language) => Item[]) =>
  async (ctx: Context, asked: Asked): Promise<Items> => {
    await keepList(ctx, asked)
    return listed(make(ctx.language))
  }

type StoredOptions = { byCode?: boolean; shared?: boolean }

/** A list kept in the database; `byCode` where the code is the id that others store. */
export const stored =
  (list: List, { byCode, shared = true }: StoredOptions = {}) =>
  async (ctx: Context, asked: Taken<Call> & Asked): Promise<Items> => {
    await keepList(ctx, asked, shared)
    const entries = await entriesOf(ctx, list, ctx.language)
    return listed(
      entries.map(({ id, code, parent, text }) => ({
        id: byCode && code ? code : id,
        text,
        ...(code && { code }),
        ...(parent !== null && { parent }),
      })),
    )
  }

/** A list that a locked session is refused; its browser asks each time, or what it keeps would answer instead of the lock. */
export const unlessLocked =
  (list: (ctx: Context, asked: Asked) => Promise<Items>) =>
  async (ctx: Context, asked: Asked): Promise<Items> => {
    if (ctx.locked) throw new Refused('locked')
    const items = await list(ctx, asked)
    ctx.headers['cache-control'] = 'private, no-cache'
    return items
  }

/** Nationalities sort as the language sorts. */
export async function listNationalities(ctx: Context, asked: Asked): Promise<Items> {
  const { data_name } = await stored('nationality')(ctx, asked)
  return listed(data_name.toSorted((a, b) => a.text.localeCompare(b.text, localeOf(ctx.language))))
}

export async function listRejectReasons(ctx: Context, asked: Asked): Promise<Items> {
  await keepList(ctx, asked)
  const told = await textsByCode(ctx, 'reject-reason-public')
  const entries = await entriesOf(ctx, 'reject-reason', ctx.language)
  return listed(entries.map(({ id, code, text }) => ({ id: code ?? id, text, told: (code && told.get(code)) || text })))
}

/** The positions of an industry; those of its section where the industry is a part of one. */
export async function listPositions(ctx: Context, { id, ...asked }: Taken<typeof contract.positions>): Promise<Items> {
  await keepList(ctx, asked)
  const all = await entriesOf(ctx, 'position', ctx.language)
  const industries = await entriesOf(ctx, 'industry', ctx.language)
  const section = industries.find((one) => one.id === id)?.parent ?? id
  const chosen = all.filter(({ parent }) => id === 0 || parent === id || parent === section)
  return listed(chosen.map((one) => ({ id: one.id, text: one.text, parent: one.parent ?? 0 })))
}

/** Skills a position asks for, then those every work asks for; or all of an industry. */
export async function listSkills(ctx: Context, { id, of, ...asked }: Taken<typeof contract.skills>): Promise<Items> {
  await keepList(ctx, asked)
  const all = await entriesOf(ctx, 'skill', ctx.language)
  const chosen = id === 0 ? all : of === 'industry' ? await ofIndustry(ctx, all, id) : await ofPosition(ctx, all, id)
  return listed(
    chosen.map((one) => ({ id: one.id, text: one.text, ...(one.parent !== null && { parent: one.parent }) })),
  )
}

type Entries = Awaited<ReturnType<typeof entriesOf>>

async function ofIndustry(ctx: Context, all: Entries, id: number): Promise<Entries> {
  const section = (await entriesOf(ctx, 'industry', ctx.language)).find((one) => one.id === id)?.parent ?? id
  return all.filter(({ parent }) => parent === section)
}

async function ofPosition(ctx: Context, all: Entries, id: number): Promise<Entries> {
  const position = (await entriesOf(ctx, 'position', ctx.language)).find((one) => one.id === id)
  if (!position) return []
  const families = (await readFamilies()).filter(({ positions }) => positions.includes(id))
  const wanted = new Set(families.flatMap(({ skills }) => skills))
  // a position an admin added belongs to no family yet
  const own = all.filter((one) => (wanted.size > 0 ? wanted.has(one.id) : one.parent === position.parent))
  return [...own, ...all.filter(({ id: skill, parent }) => parent === null && !wanted.has(skill))]
}

const keywordLists: List[] = ['position', 'skill']

/** All positions and skills; an id names its list too, because numbers repeat between them. */
export async function listKeywords(ctx: Context, asked: Asked): Promise<Items> {
  await keepList(ctx, asked)
  const lists = await Promise.all(
    keywordLists.map(async (list) => [list, await entriesOf(ctx, list, ctx.language)] as const),
  )
  return listed(
    lists.flatMap(([list, entries]) => entries.map(({ id, text }) => ({ id: `${list}-${id}`, text, list }))),
  )
}

/** The call of the seed with a query; all of them without one. */
export async function searchKeywords(
  ctx: Context,
  { term, ...asked }: Taken<typeof contract.keywords>,
): Promise<Items> {
  return term ? suggestKeywords(ctx, { term }, 30) : listKeywords(ctx, asked)
}

const suggested: List[] = ['position', 'skill', 'industry']

/** Suggestions in the language of the page; what was recognized in another language is told as `match`. */
export async function suggestKeywords(ctx: Context, { term }: { term: string }, most = 10): Promise<Items> {
  ctx.headers['cache-control'] = 'public, max-age=300'
  ctx.headers.vary = 'Accept-Language, Cookie'
  const found = findEntries(await readKept(ctx), suggested, term, ctx.language, most * 2)
  const unique = new Map<string, Item>()
  for (const { row, language } of found) {
    const text = row.texts[ctx.language]
    const match = language === ctx.language ? undefined : row.texts[language]
    if (!unique.has(text))
      unique.set(text, { id: `${row.list}-${row.id}`, text, list: row.list, ...(match && { match }) })
  }
  return listed([...unique.values()].slice(0, most))
}
