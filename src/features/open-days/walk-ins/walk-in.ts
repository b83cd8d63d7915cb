import { validate as isUuid } from 'uuid'
import { takeCv } from '#features/hiring/applications/take-cv.ts'
import { whoApplies } from '#features/hiring/applications/who-applies.ts'
import { countInside } from '#features/open-days/door/count-inside.ts'
import { nextNumber } from '#features/open-days/door/next-number.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { type DayRow, lockDay } from '#features/open-days/open-days/find-day.ts'
import { tellAgain } from '#features/open-days/visits/book-visit.ts'
import { visitKey } from '#features/open-days/visits/find-visit.ts'
import { inTurn } from '#features/open-days/visits/in-turn.ts'
import { moveVisit } from '#features/open-days/visits/move-visit.ts'
import { teamsThere } from '#features/open-days/visits/teams-there.ts'
import { asAnother, demandAnswers, earlier, madeBefore, writeVisit } from '#features/open-days/visits/write-visit.ts'
import { countryCode } from '#features/site/lookups/country-id.ts'
import { demandCandidate } from '#features/sourcing/cv-drops/drop-cv.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'

type Asked = Taken<typeof contract.walkIn>
type Closed = Given<typeof contract.showWalkIn>['data']['closed_to']

/** @throws Refused link_expired */
export async function showWalkIn(
  ctx: Context,
  { key }: Taken<typeof contract.showWalkIn>,
): Promise<Given<typeof contract.showWalkIn>> {
  const day = await dayBehind(ctx, key)
  const fields = readFields(day.live)
  const [teams, page, closed_to] = await Promise.all([
    teamsOf(ctx.db, day),
    ctx.db.selectFrom('pages').select('name').where('id', '=', day.page_id).executeTakeFirstOrThrow(),
    whyClosed(ctx.db, day, ctx.now()),
  ])
  return {
    success: true,
    data: {
      ...{ day: day.id, title: textFor(ctx, fields).title, company: page.name, closed_to },
      teams: teams.map(({ team, name, booth, company }) => ({ team, name, booth: booth === null ? null : company })),
      country_code: countryCode(fields.country_id),
      ...{ questions: fields.questions, cv_needed: fields.cv_needed },
    },
  }
}

/**
 * Lets somebody in who stands at the wall; a number at once, the link of the room at once.
 * @throws Refused link_expired · walk_in_closed · house_full · cv_needed · cv_state · not_allowed · invalid · what acceptCv refuses
 */
export async function walkIn(ctx: Context, asked: Asked): Promise<Given<typeof contract.walkIn>> {
  await demandCandidate(ctx)
  const { id } = await dayBehind(ctx, asked.key)
  const who = whoApplies(ctx, asked)
  const brings = asked.cv !== undefined || ctx.received.some(({ field }) => field === 'cv')
  const cv = brings ? takeCv(ctx, asked.cv) : null
  try {
    await cv?.look()
    const enter = async (tx: Tx) => {
      const day = await lockDay(tx, id)
      // this very form was sent before, and its answer was lost on the way
      const made = await madeBefore(tx, id, asked)
      if (made) return { key: await visitKey(ctx, { visit: made.id }), again: false }
      const closed = await whyClosed(tx, day, ctx.now())
      if (closed) throw new Refused(closed)
      const fields = readFields(day.live)
      demandAnswers(fields, asked.answers)
      if (fields.cv_needed && !cv) throw new Refused('cv_needed', { errors: [{ field: 'cv', code: 'required' }] })
      const there = (await teamsOf(tx, day)).find(({ team }) => team === asked.team)
      if (!there) throw wrongField('team', 'wrong')
      const before = await earlier(tx, id, who)
      const known = before && before.state !== 'invited' ? before : null
      if (known && ctx.me) return { key: await visitKey(ctx, { visit: known.id }), again: true }
      // whoever only types an address is not told that it has a visit, nor shown it
      if (known) await tellAgain(ctx, tx, known)
      const comes = known ? { who: asAnother(who), before: undefined } : { who, before }
      const file = cv ? await cv.keep(tx, who.candidate) : null
      const seat = { state: 'registered' as const, place: null }
      const written = { ...asked, date: undefined, half: undefined }
      const writing = { asked: written, file, seat, ...comes, id: asked.attempt, page: there.page }
      const visit = await writeVisit(ctx, tx, day, writing)
      await letIn(ctx, tx, { id: visit, day_id: id }, asked.team)
      cv?.isKept()
      return { key: await visitKey(ctx, { visit }), again: false }
    }
    return { success: true, data: await inTurn(id, () => ctx.db.transaction().execute(enter)) }
  } finally {
    await cv?.discard()
  }
}

async function letIn(ctx: Context, tx: Tx, of: { id: string; day_id: string }, team: number): Promise<void> {
  // written just now, in a day that is held
  const visit = await tx.selectFrom('day_visits').selectAll().where('id', '=', of.id).executeTakeFirstOrThrow()
  const number = await nextNumber(tx, of.day_id)
  const set = { checked_in_at: ctx.now(), number, team, walked_in: true }
  await moveVisit(ctx, tx, visit, { event: 'check_in', side: 'visitor', set })
}

/** The day whose wall the code hangs on. @throws Refused link_expired */
async function dayBehind(ctx: Context, key: string): Promise<DayRow> {
  const read = await ctx.signer.read('open-day-walk-in', key)
  const id = read?.day
  if (typeof id !== 'string' || !isUuid(id)) throw new Refused('link_expired')
  const day = await ctx.db.selectFrom('open_days').selectAll().where('id', '=', id).executeTakeFirst()
  if (!day?.live) throw new Refused('link_expired')
  return day
}

/** Somebody comes in while the day goes on, where the company takes people without a booking and the house has room. */
async function whyClosed(db: Db | Tx, day: DayRow, now: Date): Promise<Closed> {
  const { walk_ins, most_inside } = readFields(day.live)
  if (day.state !== 'live' || !walk_ins) return 'walk_in_closed'
  if (most_inside === null) return null
  return (await countInside(db, day.id, now)) >= most_inside ? 'house_full' : null
}

/** Whom one may see who stands there; a day online alone has nobody at a wall. */
const teamsOf = (db: Db | Tx, { id, live }: DayRow) =>
  teamsThere(db, { day: id, way: readFields(live).way === 'online' ? 'online' : 'on_site' }).execute()
