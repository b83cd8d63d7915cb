import { randomUUID } from 'node:crypto'
import ical, { ICalEventBusyStatus, ICalEventStatus } from 'ical-generator'
import { validate as isUuid } from 'uuid'
import { calendarText } from '#features/site/slots/calendar-text.ts'
import { after } from '#features/site/slots/rules.ts'
import type { Context } from '#platform/server/context.ts'
import { partsOf } from '#platform/server/feature.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './feed-contract.ts'
import { selectInterviews } from './find-interviews.ts'

const purpose = 'interview-feed'
/** A calendar follows it for years; it ends when it is turned off. */
const seconds = 10 * 365 * 86_400
const day = 86_400_000
const [back, mostEvents] = [31, 400]

/** One's own feed; null where there is none. */
export async function showFeed(ctx: Context): Promise<Given<typeof contract.showFeed>> {
  const row = await ctx.db
    .selectFrom('calendar_feeds')
    .selectAll()
    .where('user_id', '=', found(ctx.me).id)
    .executeTakeFirst()
  return { success: true, data: row ? await feedOf(ctx, row) : null }
}

/** Makes it, or makes it anew, so that whoever had the address before reads nothing any more. */
export async function makeFeed(
  ctx: Context,
  { details }: Taken<typeof contract.makeFeed>,
): Promise<Given<typeof contract.makeFeed>> {
  const row = { user_id: found(ctx.me).id, secret: randomUUID(), details, made_at: ctx.now() }
  const { user_id: _, ...anew } = row
  await ctx.db
    .insertInto('calendar_feeds')
    .values(row)
    .onConflict((known) => known.column('user_id').doUpdateSet(anew))
    .execute()
  return { success: true, data: await feedOf(ctx, row) }
}

export async function endFeed(ctx: Context): Promise<Given<typeof contract.endFeed>> {
  await ctx.db.deleteFrom('calendar_feeds').where('user_id', '=', found(ctx.me).id).execute()
  return { success: true }
}

type Row = { user_id: string; secret: string; details: boolean; made_at: Date }

async function feedOf(ctx: Context, { user_id, secret, details, made_at }: Row) {
  const key = await ctx.signer.sign(purpose, { user: user_id, secret }, seconds)
  return { url: `${ctx.settings.publicUrl}/api/interview-feeds/${key}`, details, made_at: made_at.toISOString() }
}

/** The interviews of whom the address stands for, at companies they still work for. @throws Refused link_expired */
export async function readFeed(ctx: Context, { key }: Taken<typeof contract.readFeed>): Promise<RawAnswer> {
  const said = await ctx.signer.read(purpose, key)
  const [user, secret] = [said?.user, said?.secret]
  if (typeof user !== 'string' || typeof secret !== 'string' || !isUuid(user) || !isUuid(secret))
    throw new Refused('link_expired')
  const feed = await ctx.db
    .selectFrom('calendar_feeds')
    .innerJoin('users', 'users.id', 'calendar_feeds.user_id')
    .select(['details', 'users.language'])
    .where('user_id', '=', user)
    .where('secret', '=', secret)
    .where('users.state', '=', 'active')
    .executeTakeFirst()
  if (!feed) throw new Refused('link_expired')
  const calendar = await calendarOf(ctx, user, feed)
  const headers = { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'private, no-store' }
  return new RawAnswer(200, headers, calendar)
}

async function calendarOf(ctx: Context, user: string, feed: { details: boolean; language: string }): Promise<string> {
  const say = (name: string, facts: Record<string, string> = {}) =>
    ctx.wording.say(toLanguage(feed.language), `interviews.feed.${name}`, facts)
  const calendar = ical({
    prodId: { company: ctx.brand.name.en, product: 'Interviews' },
    name: say('name', { brand: ctx.brand.name[toLanguage(feed.language)] }),
    ttl: 1800,
  })
  const rows = await readInterviews(ctx, user)
  const readable = feed.details ? await readableJobs(ctx, user, rows) : new Set<string>()
  for (const row of rows) {
    if (!row.starts_at) continue
    const isNamed = readable.has(row.job_id)
    calendar.createEvent({
      id: `${row.id}@${new URL(ctx.settings.publicUrl).hostname}`,
      sequence: row.version,
      stamp: ctx.now(),
      start: row.starts_at,
      end: after(row.starts_at, row.minutes),
      status: ICalEventStatus.CONFIRMED,
      busystatus: ICalEventBusyStatus.BUSY,
      summary: isNamed ? say('event', { name: row.name, job: row.title }) : say('busy'),
      ...(isNamed && {
        location: row.kind === 'on_site' ? row.place : (row.link ?? ''),
        url: `${ctx.settings.publicUrl}/page/jobs/${row.job_id}/board?applicant=${row.application_id}`,
      }),
    })
  }
  return calendarText(calendar)
}

/** Jobs whose applicants this person may still read about; of others only the hour is told. */
async function readableJobs(ctx: Context, user: string, rows: readonly { job_id: string; page_id: string }[]) {
  const pages = new Map(rows.map(({ job_id, page_id }) => [job_id, page_id]))
  const asked = [...pages].map(async ([job, page]) =>
    (await partsOf(ctx).mayStill(ctx, user, { job, page, capability: 'applicant.read' })) ? [job] : [],
  )
  return new Set((await Promise.all(asked)).flat())
}

const readInterviews = (ctx: Context, user: string) =>
  selectInterviews(ctx.db)
    .innerJoin('interview_people', 'interview_people.interview_id', 'interviews.id')
    .innerJoin('page_members', (join) =>
      join
        .onRef('page_members.page_id', '=', 'interviews.page_id')
        .onRef('page_members.user_id', '=', 'interview_people.user_id'),
    )
    .where('interview_people.user_id', '=', user)
    .where('page_members.state', '=', 'active')
    .where('interviews.state', '=', 'confirmed')
    .where('interviews.starts_at', '>', new Date(ctx.now().getTime() - back * day))
    .orderBy('interviews.starts_at')
    .limit(mostEvents)
    .execute()
