import { whoApplies } from '#features/hiring/applications/who-applies.ts'
import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { type DayRow, lockDay } from '#features/open-days/open-days/find-day.ts'
import { mayBookDay } from '#features/open-days/open-days/rules.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { shortCode } from '#platform/server/short-code.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { must, Refused } from '#platform/shared/refusal.ts'
import { fieldsOf } from './book-visit.ts'
import type * as contract from './contract.ts'
import { visitMoved } from './events.ts'
import { visitKey } from './find-visit.ts'
import { placeColumns } from './move-visit.ts'
import { nearestFree, type Place, takePlace } from './places.ts'

type Asked = Taken<typeof contract.bookParty>

/**
 * Books for a school: a place for each name, from a half-hour on, all of them or none. One person answers for all.
 * @throws Refused not_found · open_day_closed · slot_full · invalid
 */
export async function bookParty(ctx: Context, asked: Asked): Promise<Given<typeof contract.bookParty>> {
  const who = whoApplies(ctx, asked)
  const { parties } = await fieldsOf(ctx, asked.day)
  if (!parties) throw new Refused('open_day_closed')
  const party = newId()
  await ctx.db.transaction().execute(async (tx) => {
    const day = await lockDay(tx, asked.day)
    must(mayBookDay(day, ctx.now()))
    await tx
      .insertInto('open_day_parties')
      .values({
        ...{ id: party, day_id: day.id, user_id: who.candidate, name: asked.school, contact: asked.name },
        ...{ email: who.email, phone: who.phone, language: asked.lang, created_at: ctx.now() },
      })
      .execute()
    const places = await placesFrom(ctx, tx, day, asked)
    for (const [at, place] of places.entries())
      await seat(ctx, tx, { party, day, asked, user: who.candidate }, at, place)
  })
  return { success: true, data: { key: await visitKey(ctx, { party }), visits: asked.people.length } }
}

/** Half-hour by half-hour until everybody has one. @throws Refused slot_full */
async function placesFrom(ctx: Context, tx: Tx, day: DayRow, { date, half, team, people }: Asked): Promise<Place[]> {
  const places: Place[] = []
  const fields = readFields(day.live)
  // a class comes to the house where there is one
  const way = fields.way === 'online' ? 'online' : 'on_site'
  for (let at = half; at < 48 && places.length < people.length; ) {
    const place = await takePlace(ctx, tx, day, { date, half: at, team, way }, fields)
    if (place) places.push(place)
    else at++
  }
  if (places.length < people.length)
    throw new Refused('slot_full', { nearest: await nearestFree(ctx, tx, day.id, { date, half, team }) })
  return places
}

type Of = { party: string; day: DayRow; asked: Asked; user: string | null }

async function seat(ctx: Context, tx: Tx, { party, day, asked, user }: Of, at: number, place: Place): Promise<void> {
  const id = newId()
  const now = ctx.now()
  await tx
    .insertInto('day_visits')
    .values({
      ...{
        id,
        day_id: day.id,
        group_id: party,
        user_id: user,
        name: asked.people[at] ?? asked.school,
        state: 'confirmed' as const,
      },
      ...{ language: asked.lang, code: shortCode(8), created_at: now, updated_at: now, ...placeColumns(place) },
    })
    .execute()
  await emit(ctx, tx, visitMoved, {
    ...{ visit: id, day: day.id, page: place.page_id, user, event: 'confirm', from: null, to: 'confirmed' },
    ...{ side: 'visitor', version: 1 },
  })
}
