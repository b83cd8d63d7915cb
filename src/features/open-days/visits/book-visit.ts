import { sql } from 'kysely'
import { takeCv } from '#features/hiring/applications/take-cv.ts'
import { type Contact, whoApplies } from '#features/hiring/applications/who-applies.ts'
import { type DayFields, readFields } from '#features/open-days/open-days/day-fields.ts'
import { type DayRow, lockDay } from '#features/open-days/open-days/find-day.ts'
import { mayBookDay } from '#features/open-days/open-days/rules.ts'
import { demandCandidate } from '#features/sourcing/cv-drops/drop-cv.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { isOwnedBy } from '#platform/server/db/owners.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { found, must, Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { visitMoved } from './events.ts'
import { type VisitRow, visitKey } from './find-visit.ts'
import { inTurn } from './in-turn.ts'
import { looksFull, nearestFree, takePlace } from './places.ts'
import { mostADay } from './rules.ts'
import type { VisitEvent, VisitState } from './visit-states.ts'
import { asAnother, demandAnswers, earlier, madeBefore, type Seat, writeVisit } from './write-visit.ts'

type Asked = Taken<typeof contract.bookVisit>
type Cv = ReturnType<typeof takeCv>

/**
 * Books an open day. Never more than there are places, however many ask at once; with an account a second time gives the first visit back,
 * and a guest is answered alike whether or not the address has one.
 * @throws Refused not_found · open_day_closed · slot_full (with the nearest free half-hour) · visits_enough · cv_needed · cv_state
 *   · not_allowed · invalid · what acceptCv refuses
 */
export async function bookVisit(ctx: Context, asked: Asked): Promise<Given<typeof contract.bookVisit>> {
  await demandCandidate(ctx)
  const who = whoApplies(ctx, asked)
  const fields = await inTurn(asked.day, async () => {
    const known = await fieldsOf(ctx, asked.day)
    demandAnswers(known, asked.answers)
    await demandNotFull(ctx, asked, who)
    return known
  })
  const brings = asked.cv !== undefined || ctx.received.some(({ field }) => field === 'cv')
  if (fields.cv_needed && !brings) throw new Refused('cv_needed', { errors: [{ field: 'cv', code: 'required' }] })
  const cv = brings ? takeCv(ctx, asked.cv) : null
  try {
    await cv?.look()
    const booked = await inTurn(asked.day, () =>
      ctx.db.transaction().execute((tx) => book(ctx, tx, asked, { who, cv })),
    )
    if (booked.isNew) cv?.isKept()
    const { visit, state, again } = booked
    return { success: true, data: { visit, state, again, key: await visitKey(ctx, { visit }) } }
  } finally {
    await cv?.discard()
  }
}

/** A rush for the last places is turned away before it stands in line. @throws Refused slot_full */
async function demandNotFull(ctx: Context, asked: Asked, who: Contact): Promise<void> {
  const { day, date, half, team, wait } = asked
  const wish = { date, half, team }
  if (wait || !(await looksFull(ctx, day, wish))) return
  // whoever had booked this very half-hour is given the booking back
  if (await (ctx.me ? earlier(ctx.db, day, who) : madeBefore(ctx.db, day, asked))) return
  throw new Refused('slot_full', { nearest: await nearestFree(ctx, ctx.db, day, wish) })
}

/** What counts of a day that is out. @throws Refused not_found */
export async function fieldsOf(ctx: Context, id: string): Promise<DayFields> {
  const day = await ctx.db
    .selectFrom('open_days')
    .innerJoin('pages', 'pages.id', 'open_days.page_id')
    .select('live')
    .where('open_days.id', '=', id)
    .where('is_template', '=', false)
    .where('open_days.state', 'not in', ['draft', 'submitted', 'archived'])
    .where('pages.state', 'in', ['pending', 'active', 'limited'])
    .executeTakeFirst()
  return readFields(found(day).live)
}

async function book(ctx: Context, tx: Tx, asked: Asked, { who, cv }: { who: Contact; cv: Cv | null }) {
  const day = await lockDay(tx, asked.day)
  const made = await madeBefore(tx, day.id, asked)
  if (made) return { visit: made.id, state: made.state, again: false, isNew: false }
  const before = await earlier(tx, day.id, who)
  const known = before && before.state !== 'invited' ? before : null
  if (known && ctx.me) return { visit: known.id, state: known.state, again: true, isNew: false }
  must(mayBookDay(day, ctx.now()))
  const isMuch = (await bookedToday(ctx, tx, who)) >= mostADay
  if (isMuch && ctx.me) throw new Refused('visits_enough')
  const seat = await seatFor(ctx, tx, day, asked)
  // whoever only types an address is not told that it has a visit, nor shown it
  if (known) await tellAgain(ctx, tx, known)
  // nor that others were booked for it: its owner hears of no more of them today
  const comes = known || isMuch ? { who: asAnother(who), before: undefined } : { who, before }
  const file = cv ? await cv.keep(tx, who.candidate) : null
  const visit = await writeVisit(ctx, tx, day, {
    asked,
    file,
    seat,
    ...comes,
    ...(asked.attempt && { id: asked.attempt }),
  })
  return { visit, state: seat.state, again: false, isNew: true }
}

/** With which step somebody is told again where they stand. */
const again: Partial<Record<VisitState, VisitEvent>> = {
  ...{ waitlisted: 'wait', registered: 'register' },
  ...{ checked_in: 'check_in', queued: 'check_in', called: 'check_in' },
}

/** The ticket goes to the address once more, and not to whoever typed it. */
export async function tellAgain(ctx: Context, tx: Tx, visit: VisitRow): Promise<void> {
  const { id, day_id: day, page_id: page, user_id: user, state, version } = visit
  const event = again[state] ?? 'confirm'
  await emit(ctx, tx, visitMoved, {
    visit: id,
    day,
    page,
    user,
    event,
    from: state,
    to: state,
    side: 'visitor',
    version,
  })
}

/** By an account; or for an address, by whomever. What strangers booked for an address is no account's. */
async function bookedToday(ctx: Context, tx: Tx, { candidate, email, phone }: Contact): Promise<number> {
  const { count } = await tx
    .selectFrom('day_visits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('created_at', '>', new Date(ctx.now().getTime() - 86_400_000))
    .where(
      candidate
        ? sql<boolean>`user_id = ${candidate}::uuid`
        : sql<boolean>`(lower(email) = lower(${email}::text) or (email is null and phone = ${phone}::text))`,
    )
    .executeTakeFirstOrThrow()
  return count
}

/** A place of one's own, a day on which people just come, or the line. @throws Refused slot_full · invalid */
async function seatFor(ctx: Context, tx: Tx, day: DayRow, asked: Asked): Promise<Seat> {
  const fields = readFields(day.live)
  const wish = { date: asked.date, half: asked.half, team: asked.team }
  if (!(await hasPlaces(tx, day.id))) return registerOnly(tx, day, fields, asked.way)
  if (!asked.date || asked.half === undefined)
    throw new Refused('invalid', { errors: [{ field: 'half', code: 'required' }] })
  const place = await takePlace(ctx, tx, day, wish, fields)
  if (place) return { state: 'confirmed', place }
  if (asked.wait && fields.waiting_list && (await isWaitedFor(ctx, tx, day.id, asked)))
    return { state: 'waitlisted', place: null }
  throw new Refused('slot_full', { nearest: await nearestFree(ctx, tx, day.id, wish) })
}

const hasPlaces = async (tx: Tx, day: string): Promise<boolean> =>
  (await tx
    .selectFrom('open_day_cells')
    .select('half')
    .where(isOwnedBy('open_day_cells', day))
    .where('kind', '=', 'open')
    .limit(1)
    .executeTakeFirst()) !== undefined

/** One waits only for a half-hour there is, and that has not begun. */
const isWaitedFor = async (ctx: Context, tx: Tx, day: string, { date, half, team }: Asked): Promise<boolean> =>
  (await tx
    .selectFrom('open_day_cells')
    .innerJoin('open_day_desks', 'open_day_desks.id', 'desk_id')
    .select('half')
    .where('day_id', '=', day)
    .where('kind', '=', 'open')
    .where('starts_at', '>', ctx.now())
    .where('on_date', '=', date ?? '')
    .where('half', '=', half ?? -1)
    .$if(team !== undefined, (query) => query.where('team', '=', team as number))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Where people just come, as many say so as the house holds. @throws Refused slot_full · invalid: not a way this day has */
async function registerOnly(tx: Tx, day: DayRow, fields: DayFields, way: Asked['way']): Promise<Seat> {
  const { capacity_per_day, dates } = fields
  if (way && fields.way !== 'hybrid' && way !== fields.way) throw wrongField('way', 'wrong')
  if (capacity_per_day === null) return { state: 'registered', place: null }
  const { count } = await tx
    .selectFrom('day_visits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day_id', '=', day.id)
    .where('state', 'not in', ['cancelled', 'invited'])
    .executeTakeFirstOrThrow()
  if (count >= capacity_per_day * dates.length) throw new Refused('slot_full', { nearest: null })
  return { state: 'registered', place: null }
}
