import { readCursor } from '#features/jobs/job-search/cursor.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { entriesOf, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { cardsOf, languageName, mustsIn } from '../cards-of.ts'
import type { Scope } from '../contact/access.ts'
import type * as contract from '../contract.ts'
import type { CvQuery } from '../contract.ts'
import { withoutPart } from '../query/parts-of.ts'
import { tokensOf } from '../query/tokens.ts'
import { type Counts, facetsOf, totalOf } from './count-people.ts'
import { demandKnown } from './demand-known.ts'
import { nearestPeople } from './nearest-people.ts'
import { pageOf } from './page-of.ts'
import { facetNames, readyFor, type Search } from './ready.ts'
import { scopeOf } from './scope.ts'
import { fewPeople, inMoreLines, nearOnes, waysOn } from './ways-on.ts'

/** People that match, best or newest first, in a total order that holds over pages. @throws Refused invalid (what no list has, a cursor that was not handed out) · not_found: the job */
export async function searchCvs(
  ctx: Context,
  asked: Taken<typeof contract.searchCvs>,
): Promise<Given<typeof contract.searchCvs>> {
  const from = readCursor(asked.cursor, asked.sort)
  await demandKnown(ctx, asked)
  const { scope, job } = await scopeOf(ctx, asked.job)
  const search = await readyFor(ctx, asked, scope)
  const now = ctx.now().getTime()
  const [{ ids, next_cursor }, counts] = await Promise.all([
    pageOf(ctx, search, asked.sort, from),
    totalOf(ctx.read, search, now),
  ])
  const cards = await cardsOf(ctx, scope, ids, mustsIn(ctx, asked, search))
  const { also, odd, years } = search
  const ways = from === null ? await waysFrom(ctx, asked, scope, search, counts.total) : []
  const nearest = counts.total === 0 ? await nearestPeople(ctx, scope, ways) : []
  const ways_on = ways.map(({ way }) => way).filter((way) => nearest.every((near) => near.way !== way))
  const parts = search.parts.map((part) => ({ ...part, without: withoutPart(asked.q, part) }))
  const pieces = tokensOf(asked.q).map(({ kind, at, text }) => ({ kind, at, text }))
  const told = { also, odd, years, pieces, parts, ways_on, nearest, job }
  return { success: true, data: cards, next_cursor, ...counts, ...told }
}

/** Where to go on from so many people. */
async function waysFrom(ctx: Context, asked: CvQuery, scope: Scope, search: Search, total: number) {
  if (total === 0) return await waysOn(ctx, asked, scope, search)
  const near = total < fewPeople ? await nearOnes(ctx, asked, scope, search) : []
  return [...(await inMoreLines(ctx, asked, scope, search, total)), ...near]
}

/** How many people each value of a filter would leave, in words. @throws Refused not_found: the job */
export async function cvFacets(
  ctx: Context,
  asked: Taken<typeof contract.cvFacets>,
): Promise<Given<typeof contract.cvFacets>> {
  await demandKnown(ctx, asked)
  const { scope } = await scopeOf(ctx, asked.job)
  const search = await readyFor(ctx, asked, scope, facetNames)
  return { success: true, data: await worded(ctx, await facetsOf(ctx.read, search, asked, ctx.now().getTime())) }
}

async function worded(ctx: Context, counts: Counts) {
  const { rows } = await readKept(ctx)
  const ranges = new Map((await entriesOf(ctx, 'experience-range', ctx.language)).map(({ code, text }) => [code, text]))
  const inList = (list: 'position' | 'degree' | 'nationality') => (value: string) =>
    rows.get(list)?.find(({ id }) => String(id) === value)?.texts[ctx.language]
  const named = (list: Counts[keyof Counts], text: (value: string) => string | undefined) =>
    list.flatMap(({ value, count }) => {
      const words = text(value)
      return words ? [{ value, text: words, count }] : []
    })
  return {
    position: named(counts.position, inList('position')),
    skill: named(counts.skill, (value) => value),
    experience: named(counts.experience, (value) => ranges.get(value)),
    degree: named(counts.degree, inList('degree')),
    language: named(counts.language, (value) => languageName(ctx.language, value)),
    nationality: named(
      counts.nationality,
      (value) => inList('nationality')(value) ?? countryName(Number(value), ctx.language),
    ),
  }
}
