import { sql } from 'kysely'
import { noteCvView } from '#features/cvs/cvs/note-cv-view.ts'
import { stemsOf } from '#features/jobs/job-search/stems.ts'
import { explain } from '#features/jobs/matching/explain.ts'
import { titlesFirst } from '#features/jobs/matching/lines-of.ts'
import { wordsToStem } from '#features/jobs/matching/near-words.ts'
import { pricesOf } from '#features/money/prices/price-of.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found } from '#platform/shared/refusal.ts'
import { cardOf, languageName, mustsIn, type Seen, seenPeople } from '../cards-of.ts'
import { demandFound } from '../contact/demand-found.ts'
import type * as contract from '../contract.ts'
import type { CvCard } from '../contract.ts'
import type { Demand } from '../explain/musts-of.ts'
import { readyFor } from './ready.ts'
import { scopeOf } from './scope.ts'

/** What the page may see of somebody, line by line. From now on the person counts as seen. @throws Refused not_found */
export async function showCvSheet(
  ctx: Context,
  { person, ...asked }: Taken<typeof contract.showCvSheet>,
): Promise<Given<typeof contract.showCvSheet>> {
  const { scope } = await scopeOf(ctx, asked.job)
  await demandFound(ctx, scope, person)
  const [search, [seen], kept, prices, meanings] = await Promise.all([
    readyFor(ctx, asked, scope),
    seenPeople(ctx, scope, [person]),
    readKept(ctx),
    pricesOf(ctx, ctx.db, 'unlock', scope.page),
    meaningsOf(ctx),
  ])
  const one = found(seen)
  await markSeen(ctx, scope.page, person)
  await noteCvView(ctx, person, one.standing.full ? 'full' : 'masked')
  const musts = mustsIn(ctx, asked, search)
  const indexed = await metOf(ctx, person, musts)
  const told = explain(titlesFirst(one.lines), musts, await stemsOf(ctx.read, wordsToStem(one.lines, musts)))
  const card = cardOf(ctx, one, kept.rows.get('degree') ?? [], prices, meanings)
  const lineOf = (at: number) => told.find(({ must }) => must === at)?.line.number ?? null
  return {
    success: true,
    data: {
      card,
      language: one.content.language,
      lines: one.lines.map((line) => ({
        ...line,
        marks: told.filter((found) => found.line.number === line.number).flatMap(({ marks }) => marks),
      })),
      musts: standingOf(
        ctx,
        card,
        musts.map((must, at) => ({ must, line: lineOf(at), isIndexed: indexed.has(at) })),
      ),
      contacts: one.standing.full ? { email: one.person.email, phone: one.person.phone } : null,
      file: one.standing.full ? await fileOf(ctx, one) : null,
    },
  }
}

type Found = { must: Demand; line: number | null; isIndexed: boolean }

/**
 * What holds of what was asked for, by the index where it can be asked: in a line a word may belong to another work's name, and a language
 * may be named without how well it is spoken.
 */
const standingOf = (ctx: Context, { languages }: CvCard, found: readonly Found[]) =>
  found.map(({ must: { text, spoken, said }, line, isIndexed }) => {
    const met = said === null ? line !== null : isIndexed
    const name = spoken && languageName(ctx.language, spoken.split(':')[0] ?? '')
    const level = (met && languages.find((one) => one.text === name)?.level) || null
    return { text, met, line: met ? line : null, level }
  })

/** Which of these the index knows of somebody, by any fact or line. */
async function metOf({ read }: Context, person: string, musts: readonly Demand[]): Promise<Set<number>> {
  const asked = musts.flatMap(({ said }, at) => (said ? [{ said, at }] : []))
  if (asked.length === 0) return new Set()
  const { rows } = await sql<{ at: number }>`
    select asked.at from cv_search, unnest(${asked.map(({ at }) => at)}::integer[], ${asked.map(({ said }) => said)}::text[]) as asked(at, said)
    where cv_search.user_id = ${person} and cv_search.fts @@ asked.said::tsquery`.execute(read)
  return new Set(rows.map(({ at }) => at))
}

async function fileOf(ctx: Context, { person: { file_id } }: Seen) {
  if (!file_id) return null
  const file = await ctx.db.selectFrom('files').select(['id', 'name']).where('id', '=', file_id).executeTakeFirst()
  return file ? { ...file, url: `/api/files/${file.id}/${encodeURIComponent(file.name)}` } : null
}

async function markSeen(ctx: Context, page: string, user: string): Promise<void> {
  await ctx.db
    .insertInto('cv_marks')
    .values({ page_id: page, user_id: user, seen_at: ctx.now() })
    .onConflict((known) =>
      known.columns(['page_id', 'user_id']).doUpdateSet({ seen_at: sql`coalesce(cv_marks.seen_at, excluded.seen_at)` }),
    )
    .execute()
}
