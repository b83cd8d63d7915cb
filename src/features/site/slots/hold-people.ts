import { sql } from 'kysely'
import type { Context, Db, Tx } from '#platform/server/context.ts'
import { partsOf } from '#platform/server/feature.ts'
import { after, type Busy } from './rules.ts'

/** Only one at a time looks whether these people are free, so that two cannot both get the same hour of theirs. */
export async function holdPeople(tx: Tx, people: readonly string[]): Promise<void> {
  for (const id of [...new Set(people)].toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`hours of ${id}`}, 0))`.execute(tx)
}

/** When any of these people are taken between two moments, by whatever feature takes hours; but for one thing that may move. */
export async function busyBetween(
  ctx: Context,
  db: Db,
  people: readonly string[],
  { from, to }: Busy,
  but: string | null,
): Promise<Busy[]> {
  if (people.length === 0) return []
  const all = await Promise.all(partsOf(ctx).busy.map((source) => source(db, people, { from, to })))
  return all.flat().filter(({ thing }) => thing !== but)
}

/** Whether all of these people are free for so many minutes from a moment on. */
export const areFree = async (
  ctx: Context,
  tx: Tx,
  people: readonly string[],
  at: Date,
  minutes: number,
  but: string | null,
): Promise<boolean> => (await busyBetween(ctx, tx, people, { from: at, to: after(at, minutes) }, but)).length === 0
