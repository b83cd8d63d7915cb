import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './contract.ts'
import { atDeskStates, waitingStates } from './rules.ts'

type Booth = Given<typeof contract.showHall>['data']['booths'][number]
type Call = { booth: string; desk: string; number: number; visitor: number; since: Date | null }

/** The booths of a fair by numbers alone: how many wait and talk there, and whom they call. */
export async function hallBooths({ db }: Context, day: string): Promise<Booth[]> {
  const among = (states: readonly string[]) => sql`(count(v.id) filter (where v.state in (${sql.join(states)})))::int`
  const [counted, called] = await Promise.all([
    sql<
      Omit<Booth, 'calls'>
    >`select b.id, p.name as company, ${among(waitingStates)} as waiting, ${among(atDeskStates)} as talking,
        ${among(['done'])} as done
      from open_day_booths b join pages p on p.id = b.page_id
        left join day_visits v on v.day_id = b.day_id and v.page_id = b.page_id and v.checked_in_at is not null
      where b.day_id = ${day} and b.state = 'accepted' group by b.id, p.name order by p.name`.execute(db),
    sql<Call>`select d.booth_id as booth, d.id as desk, d.position + 1 as number, v.number as visitor, v.called_at as since
      from day_visits v join open_day_desks d on d.id = v.called_desk_id
      where v.day_id = ${day} and v.state = 'called' and v.number is not null and d.booth_id is not null
      order by d.position`.execute(db),
  ])
  const callsOf = Map.groupBy(called.rows, ({ booth }) => booth)
  return counted.rows.map((booth) => ({
    ...booth,
    calls: (callsOf.get(booth.id) ?? []).map(({ booth: _, since, ...call }) => ({
      ...call,
      since: since?.toISOString() ?? null,
    })),
  }))
}
