import { choosePage } from '#features/pages/contract.ts'
import type { Role } from '#features/pages/permissions.ts'
import { somebody } from './people.ts'
import type { Site } from './site.ts'

/** Somebody of a page's team with a role, at work there; assigned to a job where one is named. */
export async function aColleague(site: Site, page: string, role: Role, job?: string) {
  const person = await somebody(site, 'employer')
  const now = site.world.now()
  const row = { page_id: page, user_id: person.id, role, state: 'active', created_at: now }
  await site.world.db.insertInto('page_members').values(row).execute()
  if (job)
    await site.world.db.insertInto('job_members').values({ job_id: job, user_id: person.id, created_at: now }).execute()
  await person.visitor.call(choosePage, { page })
  return person
}
