import type { Tx } from '#platform/server/context.ts'
import type { Desk } from './day-fields.ts'

type Known = { team: number; name: string; way: string; booth_id: string | null }
export type NumberedDesk = Desk & { team: number }

/** Desks of one name and way are one team. A team keeps its number, which stands in addresses and in what people wait for. */
export async function numberTeams(
  tx: Tx,
  day: string,
  booth: string | null,
  desks: readonly Desk[],
): Promise<NumberedDesk[]> {
  const known: Known[] = await tx
    .selectFrom('open_day_desks')
    .select(['team', 'name', 'way', 'booth_id'])
    .where('day_id', '=', day)
    .execute()
  let last = Math.max(0, ...known.map(({ team }) => team))
  const numbers = new Map(
    known.filter(({ booth_id }) => booth_id === booth).map(({ team, name, way }) => [`${way} ${name}`, team]),
  )
  return desks.map((desk) => {
    const key = `${desk.way} ${desk.name}`
    const team = numbers.get(key) ?? ++last
    numbers.set(key, team)
    return { ...desk, team }
  })
}
