import * as pages from '#features/companies/pages/contract.ts'
import type { Role } from '#features/companies/pages/role-rules.ts'
import * as applications from '#features/hiring/applications/contract.ts'
import * as jobs from '#features/jobs/jobs/contract.ts'
import * as accounts from '#features/people/accounts/contract.ts'
import { authenticate } from '#features/people/sign-in/contract.ts'
import { countryId } from '#features/site/lookups/country-id.ts'
import type { StaffRole } from '#features/site/staff-rights/permissions.ts'
import * as moderation from '#features/staff/moderation/contract.ts'
import { bringNames } from '#platform/server/db/names.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { aTextCv } from './a-text-cv.ts'
import type { Site } from './site.ts'
import { Visitor } from './visitor.ts'

export const password = 'Correct-Horse-7'
let people = 0

/** Somebody with an account of this type, signed in. */
export async function somebody(
  site: Site,
  account_type: 'candidate' | 'employer' | 'agency' | 'freelance',
  over: Partial<Takes<typeof accounts.register>> = {},
) {
  const visitor = new Visitor(site)
  const number = ++people
  const email = `${account_type}${number}@example.com`
  const asked = {
    account_type,
    name: `Test ${account_type} ${number}`,
    email,
    password,
    country_id: countryId('AE'),
    lang: 'en' as const,
    ...over,
  }
  const { display, token } = await visitor.call(accounts.register, asked)
  return { visitor, id: display.id, email: asked.email, name: asked.name, token }
}
export const aCandidate = (site: Site, over = {}) => somebody(site, 'candidate', over)

/** Somebody whose e-mail address is confirmed. */
export async function confirmed<P extends { id: string }>(site: Site, person: P): Promise<P> {
  const at = site.world.now()
  await site.world.db.transaction().execute(async (tx) => {
    await tx.updateTable('users').set({ email_verified_at: at }).where('id', '=', person.id).execute()
    await bringNames(tx, person.id, 'email')
  })
  return person
}

/** A company that somebody of the site has looked at, whose owner has proved an address. */
export async function lookedAt<P extends { id: string; page: { id: string } }>(site: Site, employer: P): Promise<P> {
  await site.world.db.updateTable('pages').set({ state: 'active' }).where('id', '=', employer.page.id).execute()
  return confirmed(site, employer)
}

/** A site admin, signed in. */
export async function anAdmin(site: Site) {
  const person = await somebody(site, 'employer')
  await site.world.db.updateTable('users').set({ role_cp: 1 }).where('id', '=', person.id).execute()
  return person
}

/** One of the site's own people in one of their roles, signed in. */
export async function aStaffMember(site: Site, role: StaffRole) {
  if (role === 'super') return anAdmin(site)
  const person = await somebody(site, 'employer')
  const { db, now } = site.world
  if (role === 'agent') await db.updateTable('users').set({ is_agent: true }).where('id', '=', person.id).execute()
  else await db.insertInto('staff_roles').values({ user_id: person.id, role, given_at: now() }).execute()
  return person
}

/** An employer who works for a page of the own. */
export async function anEmployer(site: Site) {
  const person = await somebody(site, 'employer')
  const { data: page } = await person.visitor.call(pages.addPage, {
    name: `Company ${person.email}`,
    kind: 'company',
    country_id: countryId('AE'),
    language: 'en',
  })
  return { ...person, page }
}

/** Somebody who works for a page in this role. */
export async function teammate(site: Site, page: string, role: Role) {
  const person = await somebody(site, 'employer')
  const row = { page_id: page, user_id: person.id, role, state: 'active' as const, created_at: site.world.now() }
  await site.world.db.insertInto('page_members').values(row).execute()
  await person.visitor.call(pages.choosePage, { page })
  return person
}

export const jobFields = (over: Partial<Takes<typeof jobs.startJob>> = {}): Takes<typeof jobs.startJob> => ({
  language: 'en',
  texts: [
    {
      language: 'en',
      title: 'Warehouse coordinator',
      description:
        '<p>You receive containers at gate 4, check them against the advice note and decide where the goods go.</p>',
    },
  ],
  employment_types: ['full_time'],
  country_id: countryId('AE'),
  workplace: 'remote',
  ...over,
})

/** An employer with a job that is live. */
export async function aLiveJob(
  site: Site,
  over: Partial<Takes<typeof jobs.startJob>> = {},
  of?: Awaited<ReturnType<typeof anEmployer>>,
) {
  const employer = of ?? (await anEmployer(site))
  const { data: draft } = await employer.visitor.call(jobs.startJob, jobFields(over))
  await employer.visitor.call(jobs.submitJob, { job: draft.id })
  const admin = await anAdmin(site)
  const { data: waiting } = await admin.visitor.call(moderation.listReviews, {})
  const review = waiting.find(({ job }) => job === draft.id)
  await admin.visitor.call(moderation.decide, { review: review?.id ?? '', decision: 'approved' })
  return { employer, admin, job: draft.id, reference: draft.reference, questions: draft.fields.questions }
}

/** A live job and somebody who applied to it with an account. */
export async function anApplication(
  site: Site,
  over: Partial<Takes<typeof jobs.startJob>> = {},
  cv = aTextCv('Test candidate', 'Warehouse, 2020 to 2026'),
) {
  const world = await aLiveJob(site, over)
  const candidate = await aCandidate(site)
  const { data } = await candidate.visitor.call(
    applications.apply,
    { job: world.job, name: candidate.name, lang: 'en' },
    { files: { cv } },
  )
  return { ...world, candidate, application: data.application }
}

/** An employer whose session ran out, signed in again for the same page. */
export async function backAtWork({ visitor, email, page }: Awaited<ReturnType<typeof anEmployer>>): Promise<void> {
  await visitor.call(authenticate, { email, password })
  await visitor.call(pages.choosePage, { page: page.id })
}
