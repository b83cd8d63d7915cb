import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '#platform/server/context.ts'
import { Refused } from '#platform/shared/refusal.ts'

/** How many are coming to a day or came, each once: whoever came without a booking too. */
export const countBooked = (day: RawBuilder<unknown>) => sql<number>`(select count(*)::int from day_visits v
  where v.day_id = ${day} and v.first_visit_id is null and v.state not in ('invited', 'waitlisted', 'cancelled'))`

const there = (tx: Tx, day: string) =>
  tx
    .selectFrom('day_visits')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('day_id', '=', day)
    .where('state', 'in', ['checked_in', 'queued', 'called', 'in_session'])

/** No day is closed while somebody who came has no outcome (product.md, "Open day"). @throws Refused visits_open */
export async function demandOutcomes(tx: Tx, day: string): Promise<void> {
  const { count } = await there(tx, day).executeTakeFirstOrThrow()
  if (count > 0) throw new Refused('visits_open', { count })
}

type Staying = { day: string; page: string; desks: readonly { id: string; team: number }[] }

/** Whoever waits for a team, or sits at a desk, is not left with nobody who calls or ends. @throws Refused desk_waited_for */
export async function demandDesksStay(tx: Tx, { day, page, desks }: Staying): Promise<void> {
  const ids = desks.map(({ id }) => id)
  const teams = [...new Set(desks.map(({ team }) => team))]
  const { count } = await there(tx, day)
    .where('page_id', '=', page)
    .where((eb) => {
      const atDesk = eb('state', 'in', ['called', 'in_session'])
      if (ids.length === 0) return eb.val(true)
      return eb.or([
        eb.and([eb.not(atDesk), eb('team', 'not in', teams)]),
        eb.and([atDesk, eb('called_desk_id', 'not in', ids)]),
      ])
    })
    .executeTakeFirstOrThrow()
  if (count > 0) throw new Refused('desk_waited_for', { count })
}
