import type { Role } from '#features/companies/pages/role-rules.ts'
import { teammate } from './people.ts'
import type { Site } from './site.ts'

/** Somebody of a page's team with a role, at work there, and assigned to a job where one is named. */
export async function aColleague(site: Site, page: string, role: Role, job?: string) {
  const person = await teammate(site, page, role)
  const row = { user_id: person.id, of_page_id: page, created_at: site.world.now() }
  if (job)
    await site.world.db
      .insertInto('job_members')
      .values({ ...row, job_id: job })
      .execute()
  return person
}
