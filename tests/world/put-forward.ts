import type { Db } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'

type Application = { application: string; page: string; job: string }

/** Makes an application one that a recruiter from outside put forward. */
export async function putForward(db: Db, { application, page, job }: Application, by: string): Promise<void> {
  const [of, now, external] = [{ page_id: page, job_id: job }, new Date(), newId()]
  const asked = { id: external, email: 'outside@example.com', most_people: 5, asked_at: now }
  await db
    .insertInto('external_jobs')
    .values({ ...of, ...asked })
    .execute()
  const person = { id: newId(), external_id: external, by_id: by, application_id: application, language: 'en' }
  await db
    .insertInto('external_people')
    .values({ ...of, ...person, asked_at: now, answer_due_at: now, contact_hash: Buffer.from('somebody') })
    .execute()
  await db.updateTable('applications').set({ source: 'external' }).where('id', '=', application).execute()
}
