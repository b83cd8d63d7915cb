import { readFields } from '#features/open-days/open-days/day-fields.ts'
import { textFor } from '#features/open-days/open-days/day-words.ts'
import { findOwnDay } from '#features/open-days/open-days/find-day.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { countInside } from './count-inside.ts'
import { selectAtDoor } from './select-door.ts'
import { walkInUrl } from './walk-in-code.ts'

/** The door of an own open day; a booth of another company has none. @throws Refused not_found */
export async function showDoor(
  ctx: Context,
  asked: Taken<typeof contract.showDoor>,
): Promise<Given<typeof contract.showDoor>> {
  const day = await findOwnDay(ctx, asked.day)
  const fields = readFields(day.live ?? day.written)
  const [people, inside] = await Promise.all([selectAtDoor(ctx.db, day.id), countInside(ctx.db, day.id, ctx.now())])
  const came = people.filter(({ checked_in_at }) => checked_in_at !== null).length
  return {
    success: true,
    data: {
      ...{ id: day.id, title: textFor(ctx, fields).title, state: day.state, walk_in_url: await walkInUrl(ctx, day) },
      ...{ time_zone: fields.time_zone },
      most_inside: fields.most_inside,
      counts: {
        expected: people.filter(({ state }) => state !== 'invited' && state !== 'waitlisted').length,
        came,
        inside,
      },
      people,
    },
  }
}
