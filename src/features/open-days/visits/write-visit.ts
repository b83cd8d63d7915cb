import { sql } from 'kysely'
import { wrongAnswers } from '#features/hiring/applications/rules.ts'
import type { Contact } from '#features/hiring/applications/who-applies.ts'
import { type DayFields, readFields } from '#features/open-days/open-days/day-fields.ts'
import type { DayRow } from '#features/open-days/open-days/find-day.ts'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { shortCode } from '#platform/server/short-code.ts'
import type { Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { visitMoved } from './events.ts'
import type { VisitRow } from './find-visit.ts'
import { placeColumns } from './move-visit.ts'
import type { Place } from './places.ts'
import { stateAfter } from './visit-states.ts'

type Asked = Pick<Taken<typeof contract.bookVisit>, 'name' | 'lang' | 'note' | 'answers' | 'team' | 'date' | 'half'> &
  Partial<Pick<Taken<typeof contract.bookVisit>, 'via' | 'way'>>
export type Seat = { state: 'confirmed' | 'registered' | 'waitlisted'; place: Place | null }

/** @throws Refused invalid */
export function demandAnswers({ questions }: DayFields, answers: Asked['answers']): void {
  const errors = wrongAnswers(questions, new Map(Object.entries(answers)))
  if (errors.length > 0) throw new Refused('invalid', { errors })
}

/** Somebody's visit to a day, by account or by address; one that was cancelled does not count. */
export const earlier = (
  tx: Db | Tx,
  day: string,
  { candidate, email, phone }: Contact,
): Promise<VisitRow | undefined> =>
  tx
    .selectFrom('day_visits')
    .selectAll()
    .where('day_id', '=', day)
    .where('group_id', 'is', null)
    .where('first_visit_id', 'is', null)
    .where('state', '!=', 'cancelled')
    .where(
      sql<boolean>`(user_id = ${candidate}::uuid or lower(email) = lower(${email}::text)
        or (email is null and phone = ${phone}::text))`,
    )
    .limit(1)
    .executeTakeFirst()

/** As whom a guest comes whose address has a visit already: neither they nor anybody but its owner is told of that one (0011). */
export const asAnother = ({ email, phone }: Contact): Contact => ({
  candidate: null,
  email: null,
  phone: email ? phone : null,
})

/** What this very form made before, when its answer was lost on the way. */
export const madeBefore = (
  db: Db | Tx,
  day: string,
  { attempt, name }: { attempt?: string | undefined; name: string },
) =>
  db
    .selectFrom('day_visits')
    .select(['id', 'state'])
    .where('day_id', '=', day)
    .where('id', '=', attempt ?? null)
    .where('name', '=', name)
    .executeTakeFirst()

export type Writing = {
  asked: Asked
  who: Contact
  file: string | null
  seat: Seat
  before: VisitRow | undefined
  id?: string
  /** To whom they come, where that is not the host. */
  page?: string
}

/** Writes a visit, new or the invited one, and tells. @returns its id */
export async function writeVisit(
  ctx: Context,
  tx: Tx,
  day: DayRow,
  { asked, who, file, seat, before, id: given, page = day.page_id }: Writing,
): Promise<string> {
  const now = ctx.now()
  const { questions, way } = readFields(day.live)
  const answers = questions.flatMap(({ id, text }) =>
    asked.answers[id]?.trim() ? [{ question: text, answer: asked.answers[id] }] : [],
  )
  const wish = { team: asked.team ?? null, on_date: asked.date ?? null, half: asked.half ?? null }
  const waits = seat.state === 'waitlisted'
  const teamWay = waits ? await wayOfTeam(tx, day.id, asked.team) : null
  const columns = {
    ...{ user_id: who.candidate, name: asked.name, email: who.email, phone: who.phone, language: asked.lang },
    ...{ state: seat.state, cv_id: file, note: asked.note, answers: JSON.stringify(answers), updated_at: now },
    source: asked.via ? `via:${asked.via}` : '',
    ...{ page_id: page, way: teamWay ?? (way === 'hybrid' ? (asked.way ?? 'on_site') : way) },
    ...(seat.place ? placeColumns(seat.place) : waits ? { ...wish, waiting_since: now } : {}),
  }
  const id = before?.id ?? (given && !(await isTaken(tx, given)) ? given : newId())
  const event = seat.state === 'confirmed' ? 'confirm' : waits ? 'wait' : 'register'
  if (before) {
    found(stateAfter(before.state, event))
    await tx
      .updateTable('day_visits')
      .set({ ...columns, version: before.version + 1 })
      .where('id', '=', id)
      .execute()
  } else
    await tx
      .insertInto('day_visits')
      .values({ id, day_id: day.id, code: shortCode(8), created_at: now, ...columns })
      .execute()
  await emit(ctx, tx, visitMoved, {
    ...{ visit: id, day: day.id, page: columns.page_id, user: who.candidate, event, side: 'visitor' },
    ...{ from: before?.state ?? null, to: seat.state, version: (before?.version ?? 0) + 1 },
  })
  return id
}

const isTaken = async (tx: Tx, id: string): Promise<boolean> =>
  (await tx.selectFrom('day_visits').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

async function wayOfTeam(tx: Tx, day: string, team: number | undefined) {
  if (team === undefined) return null
  const desk = tx.selectFrom('open_day_desks').select('way').where('day_id', '=', day).where('team', '=', team)
  return (await desk.limit(1).executeTakeFirst())?.way ?? null
}
