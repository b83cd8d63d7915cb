import { type Cursor, cursorOf, readCursor } from '#features/jobs/job-search/cursor.ts'
import { countryName } from '#features/site/lookups/countries.ts'
import { entriesOf, readKept } from '#features/site/lookups/texts.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { cardsOf, languageName, mustsIn } from '../cards-of.ts'
import type * as contract from '../contract.ts'
import { withoutPart } from '../query/parts-of.ts'
import { tokensOf } from '../query/tokens.ts'
import { type Counts, facetsOf, totalOf } from './count-people.ts'
import { demandKnown } from './demand-known.ts'
import { newestPeople } from './newest-people.ts'
import { rankedPeople } from './ranked-people.ts'
import { facetNames, readyFor, type Search } from './ready.ts'
import { scopeOf } from './scope.ts'
import { fewPeople, nearOnes, waysOn } from './ways-on.ts'

const pageSize = 20

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
  const more = counts.total === 0 ? waysOn : counts.total < fewPeople ? nearOnes : null
  const ways_on = more && from === null ? await more(ctx, asked, scope, search) : []
  const parts = search.parts.map((part) => ({ ...part, without: withoutPart(asked.q, part) }))
  const pieces = tokensOf(asked.q).map(({ kind, at, text }) => ({ kind, at, text }))
  return { success: true, data: cards, next_cursor, ...counts, also, odd, years, pieces, parts, ways_on, job }
}

/** One more than a page is read, to know whether there is a next one. Without words to rank by, the newest are the best. */
export async function pageOf(
  ctx: Context,
  search: Search,
  sort: Cursor['sort'],
  cursor: Cursor | null,
  size = pageSize,
) {
  const at = ctx.now().getTime()
  if (search.text?.rank && sort === 'relevance') {
    const from = cursor?.sort === 'relevance' ? cursor : null
    const now = from?.now ?? at
    const rows = await rankedPeople(ctx.read, search, now, from, size + 1)
    return pageFrom(rows, size, ({ stretch, score, updated_at, id }) => ({
      sort: 'relevance',
      now,
      stretch,
      after: { at: updated_at.getTime(), id, score },
    }))
  }
  const after = cursor?.sort === 'freshness' ? cursor.after : null
  const rows = await newestPeople(ctx.read, search, at, after, size + 1)
  return pageFrom(rows, size, ({ updated_at, id }) => ({ sort: 'freshness', after: { at: updated_at.getTime(), id } }))
}

function pageFrom<R extends { id: string }>(rows: readonly R[], size: number, cursorAfter: (row: R) => Cursor) {
  const last = rows[size - 1]
  return {
    ids: rows.slice(0, size).map(({ id }) => id),
    next_cursor: rows.length > size && last ? cursorOf(cursorAfter(last)) : null,
  }
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
