import { sql } from 'kysely'
import { applicationMoved, applicationPlaced } from '#features/hiring/applications/events.ts'
import { wayOfSource } from '#features/jobs/jobs/way-rules.ts'
import type { Db } from '#platform/server/context.ts'
import { type Happened, progressOf } from './progress-rules.ts'

const atOnce = 500

/** What a later count says anew. */
const recounted = [
  'version',
  'answer_due_at',
  'source',
  'source_detail',
  'stage',
  'reason',
  'reached',
  'answered_at',
  'hired_at',
  'submitted_for',
  'in_review_for',
  'shortlisted_for',
  'interviewing_for',
  'offered_for',
] as const

/** Counts anew how far these applications came; safe to run twice, and at once with a move: the later version stays. */
export async function countProgress(db: Db, ids: readonly string[]): Promise<void> {
  const [rows, histories] = await Promise.all([
    db
      .selectFrom('applications')
      .select(['id', 'page_id', 'job_id', 'version', 'submitted_at', 'answer_due_at'])
      .select(['source', 'group_id', 'stage', 'reason'])
      .where('id', 'in', ids)
      .execute(),
    readHistories(db, ids),
  ])
  if (rows.length === 0) return
  const counted = rows.map((row) => ({
    row,
    progress: progressOf(row.submitted_at, row.stage, histories.get(row.id) ?? []),
  }))
  await db
    .insertInto('application_progress')
    .values(
      counted.map(({ row: { id, source, group_id, ...row }, progress: { reached, stays, answered_at, hired_at } }) => ({
        ...row,
        application_id: id,
        // what a candidate wrote is no reason to count
        reason: row.stage === 'rejected' ? row.reason : null,
        ...wayOfSource(source, group_id),
        reached,
        answered_at,
        hired_at,
        submitted_for: stays.submitted ?? null,
        in_review_for: stays.in_review ?? null,
        shortlisted_for: stays.shortlisted ?? null,
        interviewing_for: stays.interviewing ?? null,
        offered_for: stays.offered ?? null,
      })),
    )
    .onConflict((known) =>
      known
        .column('application_id')
        .doUpdateSet((eb) => Object.fromEntries(recounted.map((name) => [name, eb.ref(`excluded.${name}`)])))
        .whereRef('application_progress.version', '<=', 'excluded.version'),
    )
    .execute()
  await writeStays(db, ids, counted)
}

async function readHistories(db: Db, ids: readonly string[]): Promise<Map<string, Happened[]>> {
  const events = await db
    .selectFrom('events')
    .select(['thing_id', 'at', 'name', 'data'])
    .where('thing', '=', 'application')
    .where('thing_id', 'in', ids)
    .where('name', 'in', [applicationMoved.name, applicationPlaced.name])
    .orderBy('at')
    .orderBy('id')
    .execute()
  const histories = new Map<string, Happened[]>()
  for (const { thing_id, at, name, data } of events) {
    const { from = null, to = null, side = 'page', place = null, takesBack = false } = data as Partial<Happened>
    const moved = name === applicationMoved.name
    const happened = moved
      ? { at, from, to, side, place, takesBack }
      : { at, from: null, to: null, side, place: to, takesBack: false }
    histories.set(thing_id, [...(histories.get(thing_id) ?? []), happened])
  }
  return histories
}

type Counted = {
  row: { id: string; page_id: string; job_id: string; submitted_at: Date }
  progress: ReturnType<typeof progressOf>
}

async function writeStays(db: Db, ids: readonly string[], counted: readonly Counted[]): Promise<void> {
  const stays = counted.flatMap(({ row: { id, page_id, job_id, submitted_at }, progress }) =>
    [...progress.places].map(([stage_id, seconds]) => ({
      application_id: id,
      stage_id,
      page_id,
      job_id,
      submitted_at,
      seconds,
    })),
  )
  await db.deleteFrom('stage_stays').where('application_id', 'in', ids).execute()
  if (stays.length === 0) return
  // stages that were removed meanwhile have nobody to count
  const there = await db
    .selectFrom('pipeline_stages')
    .select('id')
    .where('id', 'in', [...new Set(stays.map(({ stage_id }) => stage_id))])
    .execute()
  const known = new Set(there.map(({ id }) => id))
  const kept = stays.filter(({ stage_id }) => known.has(stage_id))
  if (kept.length === 0) return
  await db
    .insertInto('stage_stays')
    .values(kept)
    .onConflict((row) =>
      row.columns(['application_id', 'stage_id']).doUpdateSet((eb) => ({ seconds: eb.ref('excluded.seconds') })),
    )
    .execute()
}

/** Counts whatever was not counted since it last changed: after an upgrade, or should an event ever have been lost. */
export async function catchUp(db: Db): Promise<void> {
  for (;;) {
    const behind = await db
      .selectFrom('applications')
      .leftJoin('application_progress as counted', 'counted.application_id', 'applications.id')
      .select('applications.id')
      .where(sql<boolean>`counted.version is distinct from applications.version`)
      .limit(atOnce)
      .execute()
    if (behind.length === 0) return
    await countProgress(
      db,
      behind.map(({ id }) => id),
    )
  }
}
