import { sql } from 'kysely'
import { z } from 'zod'
import { backgroundTask } from '../background/background-task.ts'
import type { Context } from '../context.ts'

/** Events are kept by month, so that old ones can be moved away whole; next month's room is made in time. */
export const makeEventPartitions = backgroundTask('make-event-partitions', z.object({}), makeNextPartition)

async function makeNextPartition({ db, now }: Context): Promise<void> {
  const month = (ahead: number) =>
    new Date(Date.UTC(now().getUTCFullYear(), now().getUTCMonth() + ahead, 1)).toISOString().slice(0, 10)
  const [from, to] = [month(1), month(2)]
  const name = `events_${from.slice(0, 7).replace('-', '_')}`
  await sql`create table if not exists ${sql.id(name)} partition of events for values from (${sql.lit(from)}) to (${sql.lit(to)})`.execute(
    db,
  )
}
