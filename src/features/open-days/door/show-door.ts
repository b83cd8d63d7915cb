import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { findOwnDay } from '#features/open-days/open-days/find-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { insideStates } from './rules.ts'
import { selectAtDoor } from './select-door.ts'

/** The door of an own open day; a booth of another company has none. @throws Refused not_found */
export async function showDoor(
  ctx: Context,
  asked: Taken<typeof contract.showDoor>,
): Promise<Given<typeof contract.showDoor>> {
  const day = await findOwnDay(ctx, asked.day)
  const fields = readFields(day.live ?? day.written)
  const people = await selectAtDoor(ctx.db, day.id)
  const inside = people.filter(({ state }) => (insideStates as readonly string[]).includes(state)).length
  const came = people.filter(({ checked_in_at }) => checked_in_at !== null).length
  return {
    success: true,
    data: {
      ...{ title: textFor(ctx, fields).title, state: day.state, time_zone: fields.time_zone },
      most_inside: fields.most_inside,
      counts: { expected: people.filter(({ state }) => state !== 'invited').length, came, inside },
      people,
    },
  }
}
