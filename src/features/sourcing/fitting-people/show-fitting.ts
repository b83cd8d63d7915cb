import { spokenIn } from '#features/cvs/cvs/spoken.ts'
import { countsOf } from '#features/jobs/matching/fit-rules.ts'
import { matchNice, niceAsks } from '#features/jobs/matching/match-nice.ts'
import { type Asks, matchOf } from '#features/jobs/matching/match-of.ts'
import { knownOf } from '#features/jobs/matching/match-with.ts'
import { saidBy } from '#features/jobs/matching/said-by.ts'
import { titleYears } from '#features/jobs/matching/title-years.ts'
import type { Must } from '#features/jobs/matching/ways.ts'
import { pricesOf } from '#features/money/prices/price-of.ts'
import { readKept } from '#features/site/lookups/texts.ts'
import { meaningsOf } from '#features/site/understanding/meanings.ts'
import { cardOf, freeIn, languageName, seenPeople } from '#features/sourcing/cv-search/cards-of.ts'
import { linkOf } from '#features/sourcing/pool/link-of.ts'
import { yearsOf } from '#libraries/cv-content/years-of.ts'
import type { Context } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { FittingPerson } from './contract.ts'
import type { FitJob, Fitting } from './fitting-people.ts'
import { invitedOfPool } from './pooled-of-work.ts'
import { type PooledPerson, readPooled } from './pooled-sources.ts'
import { standingToJob } from './standing-to-job.ts'

/** Those of a page of the list with the lines that show it, read from their CVs as they are at this moment, in their order. */
export async function showFitting(
  ctx: Context,
  job: Pick<FitJob, 'id' | 'skills_nice'>,
  asks: Asks,
  fitting: readonly Fitting[],
): Promise<FittingPerson[]> {
  const [nice = []] = await niceAsks(ctx, [job])
  const asked = { job: job.id, asks, nice }
  const [people, pooled] = await Promise.all([
    showPeople(
      ctx,
      asked,
      fitting.filter(({ isPooled }) => !isPooled),
    ),
    showPooled(
      ctx,
      asked,
      fitting.filter(({ isPooled }) => isPooled),
    ),
  ])
  return fitting.flatMap(({ id, isPooled }) => (isPooled ? pooled : people).get(id) ?? [])
}

/** What a job asks for, and what would help in it. */
type Asked = { job: string; asks: Asks; nice: readonly Must[] }

async function showPeople(ctx: Context, asked: Asked, fitting: readonly Fitting[]) {
  const page = found(ctx.membership).page
  const ids = fitting.map(({ id }) => id)
  const [seen, kept, prices, standing, meanings] = await Promise.all([
    seenPeople(ctx, { page, job: asked.job }, ids),
    readKept(ctx),
    pricesOf(ctx, ctx.db, 'unlock', page),
    standingToJob(ctx, page, asked.job, ids),
    meaningsOf(ctx),
  ])
  const listed = new Map(fitting.map((one) => [one.id, one]))
  const shown = await Promise.all(
    seen.map(async (one): Promise<[string, FittingPerson]> => {
      const { id } = one.person
      const shows = await withLines(ctx, asked, found(listed.get(id)), one.content)
      const person = cardOf(ctx, one, kept.rows.get('degree') ?? [], prices, meanings)
      const { in_pool = false, invited_at = null } = standing.get(id) ?? {}
      return [id, { person, pooled: null, ...shows, in_pool, invited_at: invited_at?.toISOString() ?? null }]
    }),
  )
  return new Map(shown)
}

async function showPooled(ctx: Context, asked: Asked, fitting: readonly Fitting[]) {
  const ids = fitting.map(({ id }) => id)
  const [people, invited] = await Promise.all([readPooled(ctx.read, ids), invitedOfPool(ctx, asked.job, ids)])
  const listed = new Map(fitting.map((one) => [one.id, one]))
  const shown = await Promise.all(
    people.map(async (one): Promise<[string, FittingPerson]> => {
      const fits = found(listed.get(one.id))
      const pooled = await pooledView(ctx, one, fits)
      const shows = await withLines(ctx, asked, fits, one.content)
      return [
        one.id,
        { person: null, pooled, ...shows, in_pool: true, invited_at: invited.get(one.id)?.toISOString() ?? null },
      ]
    }),
  )
  return new Map(shown)
}

async function withLines(
  ctx: Context,
  { asks, nice: wanted }: Asked,
  { fit, profile, isWeak }: Fitting,
  content: PooledPerson['content'],
) {
  const matches = matchOf(asks, await knownOf(ctx, [asks], content, profile))
  const [nice = []] = await matchNice(ctx, [wanted], content, profile)
  const { pay: _, is_read: __, ...told } = { ...fit, ...countsOf(matches) }
  return { fit: told, is_weak: isWeak, matches, nice }
}

/** Somebody without an account, whom the company knows by what they sent it or it brought along. */
async function pooledView(ctx: Context, person: PooledPerson, { profile }: Fitting): Promise<FittingPerson['pooled']> {
  const { id, name, content, source, notice_days, available_on, updated_at } = person
  return {
    ...{ entry: id, name, source, link: linkOf({ ...person, user_id: null }) },
    headline: content.headline || (content.experience[0]?.title ?? ''),
    years: yearsOf(content, ctx.now()),
    title_years: titleYears(content, await meaningsOf(ctx), ctx.now()),
    place: (await saidBy(ctx, profile, content)).home?.text ?? null,
    languages: spokenIn(content).map(({ language, said }) => ({
      text: languageName(ctx.language, language),
      level: said,
    })),
    free_in_days: freeIn({ notice_days, free_on: available_on }, ctx.now()),
    updated_at: updated_at.toISOString(),
  }
}
