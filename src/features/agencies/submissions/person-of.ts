import { isKnown } from '#features/hiring/applications/anonymity.ts'
import { sentCv } from '#features/hiring/applications/sent-cv.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import { findOwner } from '#features/people/accounts/find-accounts.ts'
import { wholePerson } from '#features/sourcing/cv-search/whole-people.ts'
import { isHeld } from '#features/sourcing/imports/import-states.ts'
import { CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type { Chosen } from './contract.ts'

/** Somebody the agency has, as far as putting them forward needs it. */
export type Person = {
  imported_id: string | null
  entry_id: string | null
  applicant_id: string | null
  user_id: string | null
  name: string
  email: string | null
  phone: string | null
  language: string
  headline: string
  content: CvContent | null
  /** They came to the agency themselves, or agreed before. */
  knows: boolean
}

const nobody = { imported_id: null, entry_id: null, applicant_id: null }

/** Whom the agency means, by the way it has them. @throws Refused not_found · import_unreachable */
export async function personOf(ctx: Context, { of, id }: Chosen): Promise<Person> {
  const person = await { imported: importedOf, entry: entryOf, applicant: applicantOf }[of](ctx, id)
  if (!person.user_id && !person.email && !person.phone) throw new Refused('import_unreachable')
  // an account that confirmed the address is asked there
  const user_id = person.user_id ?? (await findOwner(ctx.db, person))?.id ?? null
  return { ...person, user_id, headline: person.headline || headlineIn(person.content) }
}

const headlineIn = (content: CvContent | null) =>
  content?.headline || content?.experience.find(({ title }) => title)?.title || ''

const read = (content: unknown): CvContent | null => (content ? CvContent.parse(content) : null)

async function importedOf(ctx: Context, id: string): Promise<Person> {
  const query = ctx.db.selectFrom('imported_candidates').selectAll().where('id', '=', id)
  const row = found(await query.where('page_id', '=', found(ctx.membership).page).executeTakeFirst())
  if (!isHeld(row.state) || !row.name) throw new Refused('not_found')
  const { user_id, name, email, phone, language, headline } = row
  return {
    ...{ ...nobody, imported_id: id, user_id, name, email, phone, language, headline },
    content: read(row.content),
    knows: row.state === 'consented' || row.state === 'claimed',
  }
}

async function entryOf(ctx: Context, id: string): Promise<Person> {
  const row = found(
    await ctx.db
      .selectFrom('pool_entries')
      .leftJoin('cv_drop_items', 'cv_drop_items.id', 'drop_item_id')
      .leftJoin('cv_drops', 'cv_drops.id', 'cv_drop_items.drop_id')
      .selectAll('pool_entries')
      .select('cv_drops.content as dropped')
      .where('pool_entries.id', '=', id)
      .where('pool_entries.page_id', '=', found(ctx.membership).page)
      .executeTakeFirst(),
  )
  const { imported_id, application_id, user_id, source } = row
  if (imported_id) return { ...(await importedOf(ctx, imported_id)), entry_id: id }
  if (application_id) return { ...(await applicantOf(ctx, application_id)), entry_id: id }
  const content =
    source === 'search' && user_id ? (await wholePerson(ctx.db, row.page_id, user_id)).content : read(row.dropped)
  const { name, email, phone, language, headline } = row
  return {
    ...{ ...nobody, entry_id: id, user_id, name, email, phone, language, headline, content },
    knows: source !== 'search',
  }
}

async function applicantOf(ctx: Context, id: string): Promise<Person> {
  const row = found(
    await ctx.db
      .selectFrom('applications')
      .select(['id', 'candidate_id', 'cv_id', 'name', 'email', 'phone', 'language', 'source'])
      .where('id', '=', id)
      .where(reachableApplications(found(ctx.membership), 'applicant.read'))
      .where(isKnown)
      .where('stage', 'not in', ['withdrawn', 'declined'])
      .executeTakeFirst(),
  )
  const { candidate_id: user_id, name, email, phone, language } = row
  return {
    ...{ ...nobody, applicant_id: id, user_id, name, email, phone, language, headline: '' },
    content: (await sentCv(ctx, row)).content,
    knows: row.source !== 'agency',
  }
}
