import type { Stage } from '#features/hiring/applications/stages.ts'
import { newId } from '#platform/shared/ids.ts'
import type { Site } from './site.ts'

const day = 86_400_000
type Side = 'page' | 'candidate' | 'site'
export type Step = { after: number; to: Stage; side?: Side; takesBack?: true; reason?: string }
type Told = {
  job: string
  page: string
  sent: Date
  steps?: readonly Step[]
  source?: string
  group?: string
  due?: number
}

/** An application as if it had been sent then, and moved so many days after; answered within 14 days unless said otherwise. */
export async function aHistory(
  { world: { db } }: Site,
  { job, page, sent, steps = [], source, group, due = 14 }: Told,
): Promise<string> {
  const id = newId()
  let stage: Stage = 'submitted'
  const events = steps.map(({ after, to, side = 'page', takesBack = false, reason = null }) => {
    const from = stage
    stage = to
    return {
      id: newId(),
      at: new Date(sent.getTime() + after * day),
      name: 'application.moved',
      thing: 'application',
      thing_id: id,
      page_id: page,
      actor_id: null,
      request_id: 'test',
      data: JSON.stringify({ application: id, job, page, from, to, reason, side, takesBack }),
    }
  })
  await db
    .insertInto('applications')
    .values({
      id,
      job_id: job,
      page_id: page,
      stage,
      reason: steps.at(-1)?.reason ?? null,
      name: 'Somebody',
      email: `${id}@example.com`,
      language: 'en',
      version: 1 + steps.length,
      position: 0,
      source: source ?? 'site',
      group_id: group ?? null,
      submitted_at: sent,
      moved_at: events.at(-1)?.at ?? sent,
      answer_due_at: new Date(sent.getTime() + due * day),
    })
    .execute()
  if (events.length > 0) await db.insertInto('events').values(events).execute()
  return id
}
