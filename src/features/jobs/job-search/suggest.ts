import { findEntries } from '#features/site/lookups/autocomplete.ts'
import { placeText } from '#features/site/lookups/place-name.ts'
import { findPlaces } from '#features/site/lookups/places.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { isLink } from '#features/site/understanding/gazetteer.ts'
import { type Meanings, meaningsOf } from '#features/site/understanding/meanings.ts'
import { keyOf, languageOfLetters, tokensOf } from '#features/site/understanding/tokens.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { fold } from '#platform/shared/fold.ts'
import type { Language } from '#platform/shared/languages.ts'
import { companyNames } from './company-names.ts'
import type * as contract from './contract.ts'
import { frequenciesOf } from './frequencies.ts'
import { lexeme } from './lexemes.ts'
import { pairsWithJobs } from './pairs-with-jobs.ts'

export type Item = Given<typeof contract.suggest>['items'][number]
const most = { occupation: 5, skill: 2, place: 3, company: 3, together: 2 }
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
    await occupationsFrom(ctx, q, typed),
    await skillsFrom(ctx, q),
    await places(ctx, q),
    await companies(ctx, typed),
  ]
  // what goes on from all that was typed is no work in a place
  if (!items.flat().some(({ text }) => fold(text).startsWith(typed))) items.unshift(await worksInPlaces(ctx, q))
  const unique = new Map(items.flat().map((item) => [`${fold(item.text)} ${item.href ?? ''}`, item]))
  return { items: [...unique.values()] }
}

/** What a suggestion is said to be. */
export const kindOf = (ctx: Context, kind: string) =>
  ctx.wording.say(ctx.language, `jobSearch.understood.kinds.${kind}`, {})

/** So many positions begin alike that those with jobs are looked for among them. */
const alike = 40

/** What all work of a trade is called, then positions of the list, those with most jobs first; where these are few, other names that people use. */
export async function occupationsFrom(ctx: Context, q: string, typed: string): Promise<Item[]> {
  const hint = kindOf(ctx, 'occupation')
  const [kept, meanings, { of }] = await Promise.all([
    readKept(ctx),
    meaningsOf(ctx),
    frequenciesOf(ctx.read, ctx.now()),
  ])
  const language = languageOfLetters(typed) ?? ctx.language
  const begins = (text: string) => Number(fold(text).startsWith(typed))
  const listed = findEntries(kept, ['position'], q, ctx.language, alike)
    .map(({ row }) => ({ text: row.texts[ctx.language], jobs: of(lexeme.position(row.id)) }))
    .toSorted((a, b) => begins(b.text) - begins(a.text) || b.jobs - a.jobs)
    .map(({ text }) => text)
  const texts = [...tradesFrom(typed, language, meanings, listed), ...listed].slice(0, most.occupation)
  if (texts.length < most.occupation) texts.push(...meanings.namesFrom(typed, language, most.occupation - texts.length))
  return texts.map((text) => ({ text, hint }))
}

/** The name of one trade of several positions, "driver" for "dri", unless a position is called so; names such as "security jobs" are none. */
function tradesFrom(
  typed: string,
  language: Language,
  { names, sayings }: Meanings,
  listed: readonly string[],
): string[] {
  const saysJobs = (name: string) =>
    tokensOf(name).some((token) => sayings.find([token]).some(({ kind }) => kind === 'filler'))
  const [name] = [...names]
    .flatMap(([key, said]) => (/^\d+$/.test(key) ? [] : (said[language] ?? [])))
    .filter((one) => fold(one).startsWith(typed) && !one.includes(' ') && !saysJobs(one))
    .toSorted((a, b) => a.length - b.length)
  const heads = listed.map((one) => one.split(' / ')[0] ?? '').filter((one) => !/[ -]/.test(one))
  const isListed = (head: string) => fold(head).startsWith(fold(name ?? '')) || fold(name ?? '').startsWith(fold(head))
  if (!name || heads.some(isListed)) return []
  return [name[0]?.toLocaleUpperCase(language) + name.slice(1)]
}

/** Skills of the list whose names begin so. */
export async function skillsFrom(ctx: Context, q: string): Promise<Item[]> {
  const hint = kindOf(ctx, 'skill')
  const found = findEntries(await readKept(ctx), ['skill'], q, ctx.language, most.skill)
  return found.map(({ row }) => ({ text: row.texts[ctx.language], hint }))
}

async function places(ctx: Context, q: string): Promise<Item[]> {
  if (q.trim().length < fewestOfPlace) return []
  const hint = kindOf(ctx, 'place')
  const found = await placesFrom(ctx, q, most.place)
  return found.map(({ id, where }) => ({ text: where, hint, href: addressOf({ where, place: String(id) }) }))
}

export async function placesFrom(ctx: Context, q: string, most: number) {
  const [{ cityById }, { data }] = await Promise.all([readKept(ctx), findPlaces(ctx, { q })])
  return data.slice(0, most).map(({ id, text }) => ({ id, where: placeText(cityById, id, ctx.language) ?? text }))
}

const addressOf = (search: Record<string, string>) => `/jobs?${new URLSearchParams(search)}`

/** "nurs in dub": a work, and where, in the last word or the last two; only where there is a job. */
async function worksInPlaces(ctx: Context, q: string): Promise<Item[]> {
  const words = q.trim().split(/\s+/)
  for (const length of [1, 2]) {
    const last = words.slice(-length).join(' ')
    const before = words.slice(0, -length)
    const work = (isLink(keyOf(before.at(-1) ?? '')) ? before.slice(0, -1) : before).join(' ')
    if (fold(work).length < 2 || last.length < 2 || isLink(keyOf(last))) continue
    const found = await placesFrom(ctx, last, most.together)
    const works = found.length > 0 ? await occupationsFrom(ctx, work, fold(work)) : []
    if (works.length === 0) continue
    const pairs = found.flatMap(({ id, where }) => works.map((item) => ({ work: item.text, place: id, where, item })))
    const possible = await pairsWithJobs(ctx, pairs)
    return found.flatMap(({ id }) =>
      possible
        .filter(({ place }) => place === id)
        .slice(0, most.together)
        .map(({ item: { text, hint }, where }) => ({
          text: `${text} · ${where}`,
          hint,
          href: addressOf({ q: text, where, place: String(id) }),
        })),
    )
  }
  return []
}

async function companies(ctx: Context, typed: string): Promise<Item[]> {
  const hint = kindOf(ctx, 'company')
  const { rows } = await companyNames(ctx.read, ctx.now())
  const found = rows.filter(({ folded }) => folded.startsWith(typed))
  return found
    .slice(0, most.company)
    .map(({ name, slug }) => ({ text: name, hint, href: `/companies/${encodeURIComponent(slug)}` }))
}
