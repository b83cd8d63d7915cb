import { sql } from 'kysely'
import type { Context } from '#platform/server/context.ts'
import type { Given } from '#platform/shared/contract.ts'
import type * as contract from './cohorts-contract.ts'
import { cohortWeeks, toldPeople } from './rules.ts'
import { mondayOf, week } from './weeks.ts'

type Sum = { week: string; counted: string; people: number; returned: number[]; applied: number[] }

/** Whoever registered in each of the last twelve whole weeks, and what they did since, as it was counted after the last Monday. */
export async function showCohorts({ read, now }: Context): Promise<Given<typeof contract.showCohorts>> {
  const first = new Date(mondayOf(now()) - cohortWeeks * week)
  const { rows } = await sql<Sum>`
    select week::text as week, counted::text as counted, people, returned, applied from cohorts
    where week >= ${first.toISOString().slice(0, 10)} order by week desc`.execute(read)
  const data = rows.map((row) => {
    // the last of them has had so many weeks since, when it was counted
    const over = Math.floor((Date.parse(row.counted) - Date.parse(row.week) - week) / week)
    const told = (numbers: number[], whole: number) =>
      numbers.map((count, at) => (toldPeople(row.people) === null || at >= whole ? null : toldPeople(count)))
    return {
      ...{ week: row.week, people: toldPeople(row.people) },
      ...{ returned: told(row.returned, over - 1), applied: told(row.applied, over) },
    }
  })
  return { success: true, data }
}
