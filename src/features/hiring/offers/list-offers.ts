import { sql } from 'kysely'
import { isKnown } from '#features/hiring/applications/anonymity.ts'
import { hiredFor } from '#features/hiring/pipeline/hired-for.ts'
import { placeOf } from '#features/jobs/jobs/job-names.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { selectJobs } from '#features/jobs/jobs/job-view.ts'
import { showCountry } from '#features/site/lookups/country-info.ts'
import type { Context, Db } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { languages, toLanguage } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { offerMoved } from './events.ts'
import { isThere, offersWithin, selectOffers } from './find-offers.ts'
import { ownTexts, standardText } from './letter-text.ts'
import type { OfferHand, OfferMove, OfferView } from './offer-states.ts'
import { viewOf } from './offer-view.ts'
import { termsOf } from './print-letter.ts'
import { hasPassed } from './whole-terms.ts'

const pageSize = 50
const answerDays = 7
const day = 86_400_000

/** Where an offer stands as the team looks for it. */
const viewed = sql<OfferView>`case when offers.state = 'draft' and offers.asked_at is not null then 'asked' else offers.state end`

/** Offers within reach, the newest first. */
export async function listOffers(
  ctx: Context,
  { state, cursor }: Taken<typeof contract.listOffers>,
): Promise<Given<typeof contract.listOffers>> {
  const rows = await offersWithin(ctx.db, found(ctx.membership))
    .where((eb) => (state === undefined ? eb.lit(true) : eb(viewed, '=', state)))
    .$if(cursor !== undefined, (query) => query.where('offers.id', '<', cursor as string))
    .orderBy('offers.id', 'desc')
    .limit(pageSize + 1)
    .execute()
  const shown = rows.slice(0, pageSize)
  return {
    success: true,
    data: shown.map((row) => viewOf(ctx, row)),
    next_cursor: rows.length > pageSize ? (shown.at(-1)?.id ?? null) : null,
  }
}

/** How many stand in each state. */
export async function countOffers(ctx: Context): Promise<Given<typeof contract.countOffers>> {
  const rows = await offersWithin(ctx.db, found(ctx.membership))
    .clearSelect()
    .select((eb) => [viewed.as('state'), eb.fn.countAll<number>().as('count')])
    .groupBy(viewed)
    .execute()
  return { success: true, data: rows }
}

/** The offers to one applicant, with what happened to each, and what a next one would say. @throws Refused not_found */
export async function offersOf(
  ctx: Context,
  { application: id }: Taken<typeof contract.offersOf>,
): Promise<Given<typeof contract.offersOf>> {
  const membership = found(ctx.membership)
  const application = found(
    await ctx.db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .select(['job_id', 'applications.page_id', 'applications.language', 'jobs.openings'])
      .where('applications.id', '=', id)
      .where(reachableApplications(membership, 'offer.propose'))
      .where(isKnown)
      .executeTakeFirst(),
  )
  const [rows, steps, texts, hired, promised] = await Promise.all([
    selectOffers(ctx.db).where('application_id', '=', id).where(isThere).orderBy('number', 'desc').execute(),
    stepsOf(ctx, id),
    textsOf(ctx, membership.page),
    hiredFor(ctx.db, application.job_id),
    promisedFor(ctx.db, application.job_id, id),
  ])
  const last = rows[0]
  const ahead = new Date(ctx.now().getTime() + answerDays * day).toISOString()
  const fresh = last
    ? { ...termsOf(last), answer_by: ahead, text: last.text || (texts[last.language] ?? '') }
    : await fromJob(ctx, application.job_id, { answer_by: ahead, language: toLanguage(application.language), texts })
  return {
    success: true,
    data: {
      offers: rows.map((row) => ({ ...viewOf(ctx, row), steps: steps.get(row.id) ?? [] })),
      // a day that has passed is no start
      fresh: {
        ...fresh,
        starts_on: fresh.starts_on && hasPassed(ctx, fresh.starts_on, fresh.zone) ? null : fresh.starts_on,
      },
      places: { hired, openings: application.openings, promised },
      texts,
      standards: standardsOf(ctx),
    },
  }
}

/** Offers of a job that are out, to others than this applicant. */
async function promisedFor(db: Db, job: string, but: string): Promise<number> {
  const { count } = await db
    .selectFrom('offers')
    .innerJoin('applications', 'applications.id', 'offers.application_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('applications.job_id', '=', job)
    .where('applications.id', '!=', but)
    .where('offers.state', 'in', ['sent', 'viewed'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

const standardsOf = (ctx: Context): Record<string, string> =>
  Object.fromEntries(languages.map((one) => [one, standardText(ctx, one)]))

/** The page's letters, or the site's, in each language. */
async function textsOf(ctx: Context, page: string): Promise<Record<string, string>> {
  const own = await ownTexts(ctx.db, page)
  return Object.fromEntries(languages.map((one) => [one, own.get(one) ?? standardText(ctx, one)]))
}

type Next = { answer_by: string; language: ReturnType<typeof toLanguage>; texts: Record<string, string> }

/** What the job says of pay, start and place, for somebody who writes in this language. */
async function fromJob(ctx: Context, id: string, { answer_by, language, texts }: Next) {
  const job = await selectJobs(ctx.db).where('jobs.id', '=', id).executeTakeFirstOrThrow()
  return {
    ...{ language, answer_by, zone: 'UTC', text: texts[language] ?? '' },
    pay: job.salary_min ?? job.salary_max,
    currency: job.salary_currency ?? showCountry(ctx, { id: job.country_id }).data.currency ?? 'USD',
    period: job.salary_period ?? 'month',
    starts_on: job.starts_on,
    place: placeOf({ language }, job),
  }
}

/** What happened to each offer of an application, oldest first. */
async function stepsOf(ctx: Context, application: string) {
  const rows = await ctx.db
    .selectFrom('events')
    .leftJoin('users', 'users.id', 'events.actor_id')
    .select(['events.id', 'at', 'data', 'users.name as by'])
    .where('thing', '=', 'application')
    .where('thing_id', '=', application)
    .where('events.name', '=', offerMoved.name)
    .orderBy('at')
    .orderBy('events.id')
    .execute()
  const told = rows.map(({ id, at, data, by }) => {
    const { offer, move, reason, by: hand } = data as { offer: string; move: OfferMove; reason: string; by: OfferHand }
    return { offer, step: { id, at: at.toISOString(), move, hand, reason, by } }
  })
  return new Map(
    [...Map.groupBy(told, ({ offer }) => offer)].map(([offer, ofOne]) => [offer, ofOne.map(({ step }) => step)]),
  )
}
