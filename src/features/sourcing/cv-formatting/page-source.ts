import { contentOfFile } from '#features/cvs/cvs/read-file.ts'
import { isKnown } from '#features/hiring/applications/anonymity.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { seenWhole, wholePerson } from '#features/sourcing/cv-search/whole-people.ts'
import type { Context, Membership } from '#platform/server/context.ts'
import { found } from '#platform/shared/refusal.ts'
import type { Chosen } from './contract.ts'
import { fileOf, photoOf } from './own-source.ts'
import type { Source } from './print.ts'
import { numberOf } from './rules.ts'

/** Applications of the page within reach that came with a CV, but not of people who are still hidden. */
export const sentWithin = (ctx: Context, membership: Membership) =>
  ctx.db
    .selectFrom('applications')
    .innerJoin('files', 'files.id', 'applications.cv_id')
    .where(reachableApplications(membership, 'applicant.read'))
    .where(isKnown)

type InReach = Chosen & { name: string; user: string | null }

/** Those of the chosen CVs that the membership reaches. */
export async function reachChosen(ctx: Context, membership: Membership, chosen: readonly Chosen[]): Promise<InReach[]> {
  const ids = (of: Chosen['of']) => [...new Set(chosen.filter((one) => one.of === of).map(({ id }) => id))]
  const [sent, found] = await Promise.all([
    sentOf(ctx, membership, ids('application')),
    foundOf(ctx, membership, ids('person')),
  ])
  return [...sent, ...found]
}

async function sentOf(ctx: Context, membership: Membership, ids: readonly string[]): Promise<InReach[]> {
  if (ids.length === 0) return []
  const rows = await sentWithin(ctx, membership)
    .select(['applications.id', 'applications.name', 'candidate_id as user'])
    .where('applications.id', 'in', ids)
    .execute()
  return rows.map((row) => ({ ...row, of: 'application' }))
}

async function foundOf(ctx: Context, membership: Membership, ids: readonly string[]): Promise<InReach[]> {
  if (ids.length === 0 || !membership.may('cv.search')) return []
  const whole = await seenWhole(ctx.db, membership.page, ids)
  if (whole.length === 0) return []
  const rows = await ctx.db.selectFrom('users').select(['id', 'name']).where('id', 'in', whole).execute()
  return rows.map((row) => ({ ...row, of: 'person', user: row.id }))
}

/**
 * What a page prints: of an application the file as it was sent, never what its owner wrote since; of somebody it found what
 * the CV in use says. @throws Refused not_found, and what reading refuses
 */
export const pageSource = (ctx: Context, page: string, { of, id }: Chosen): Promise<Source> =>
  of === 'application' ? sentSource(ctx, id) : foundSource(ctx, page, id)

async function sentSource(ctx: Context, application: string): Promise<Source> {
  const file = found(
    await ctx.db
      .selectFrom('applications')
      .innerJoin('files', 'files.id', 'applications.cv_id')
      .select(['files.mime', 'files.storage_key', 'applications.name'])
      .where('applications.id', '=', application)
      .executeTakeFirst(),
  )
  const content = await contentOfFile(ctx, file)
  // whoever applied said who it is
  const named = { ...content, name: content.name || file.name.slice(0, 120) }
  return { content: named, file, number: numberOf(application), presented: {} }
}

async function foundSource(ctx: Context, page: string, id: string): Promise<Source> {
  const { content, photo_id, ...person } = await wholePerson(ctx.db, page, id)
  const photo = await photoOf(ctx, { ...content, photo_id: content.photo_id ?? photo_id }, id)
  return { content, file: await fileOf(ctx, person), number: numberOf(id), presented: { photo } }
}
