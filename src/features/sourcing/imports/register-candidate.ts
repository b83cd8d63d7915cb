import { demandEmail } from '#features/people/accounts/demand-email.ts'
import { demandListed } from '#features/site/lookups/demand-listed.ts'
import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import { CvContent as Content, type CvContent } from '#libraries/cv-content/content-contract.ts'
import type { Context } from '#platform/server/context.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { demandAll, Refused, wrongField } from '#platform/shared/refusal.ts'
import { addImported, numberOf } from './add-imported.ts'
import type * as contract from './contract.ts'
import { importingFor } from './own-page.ts'
import { receive } from './received.ts'
import { firstFreeDay, lastFreeDay, mayBeFreeOn } from './rules.ts'
import { selectImported, viewOf } from './select-imported.ts'

export type Written = Taken<typeof contract.saveCandidate>
type Told = Promise<Given<typeof contract.saveCandidate>>

/** @throws Refused not_allowed · file_missing · invalid · already_imported · import_refused · what acceptCv refuses */
export const registerCandidate = (ctx: Context, written: Written): Told => register(ctx, written, true)

/** @throws Refused not_allowed · invalid · already_imported · import_refused · what acceptCv refuses */
export const registerCandidateOther = (ctx: Context, written: Written): Told => register(ctx, written, false)

/** @throws Refused not_allowed · invalid · already_imported · import_refused */
export const saveCandidate = (ctx: Context, written: Written): Told =>
  register({ ...ctx, received: [] }, written, false)

async function register(ctx: Context, written: Written, needsCv: boolean): Told {
  const { page } = await importingFor(ctx)
  const received = await receive(ctx, written.country_id, needsCv)
  try {
    const person = await personOf(ctx, written, received.content)
    const { id } = await ctx.db.transaction().execute(async (tx) => {
      const { cv, picture } = await received.keep(tx, page)
      const source = written.source ?? (cv ? 'cv' : 'form')
      return addImported(ctx, tx, { page, source, ...person, cv, rest: { ...person.rest, picture_id: picture } })
    })
    const row = await selectImported(ctx.db).where('i.id', '=', id).executeTakeFirstOrThrow()
    return { success: true, data: await viewOf(ctx, row) }
  } catch (error) {
    await received.discard()
    throw error
  }
}

function demandName(name: string): void {
  if (name.trim().length < 2) throw wrongField('name', 'required')
}

function demandContact(email: string | null, phone: string | null): void {
  if (!email && !phone) throw wrongField('email', 'one_contact')
}

/** What was written, and what the CV says where nothing was. @throws Refused invalid */
async function personOf(ctx: Context, written: Written, content: CvContent | null) {
  await demandKnown(ctx, written)
  const name = written.name ?? content?.name ?? ''
  const email = written.email ?? emailIn(ctx, content)
  const phoneOf = () => numberOf(written.phone, written.country_id) ?? numberIn(content, written.country_id)
  demandAll(
    () => demandName(name),
    () => written.email && demandEmail(ctx, written.email),
    () => demandContact(email, phoneOf()),
  )
  const phone = phoneOf()
  const { name: _, email: __, phone: ___, source, language, ...rest } = written
  return {
    ...{ name, email, phone, language: language ?? content?.language ?? toLanguage(ctx.language) },
    content: content ?? bareContent(written, { name, email, phone }, ctx),
    corrected: correctedBy(written),
    rest: { ...restOf(rest), headline: written.headline ?? content?.headline ?? '' },
  }
}

/** Fields of the content that a person wrote by hand: no later CV changes them. */
export const correctedBy = (written: Partial<Written>): string[] =>
  [
    written.name !== undefined && 'name',
    written.email !== undefined && 'email',
    written.phone !== undefined && 'phones',
    written.headline !== undefined && 'headline',
  ].filter((path) => path !== false)

/** An address or number that a machine read and that is none is left out: wrong contacts are worse than none. */
function emailIn(ctx: Context, content: CvContent | null): string | null {
  if (!content?.email) return null
  try {
    demandEmail(ctx, content.email)
    return content.email
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

function numberIn(content: CvContent | null, country: number | undefined): string | null {
  try {
    return numberOf(content?.phones[0], country)
  } catch (error) {
    if (error instanceof Refused) return null
    throw error
  }
}

type Reach = { name: string; email: string | null; phone: string | null }

const bareContent = (written: Written, { name, email, phone }: Reach, ctx: Context): CvContent =>
  Content.parse({
    ...{ name, headline: written.headline ?? '', email: email ?? '', phones: phone ? [phone] : [] },
    language: written.language ?? toLanguage(ctx.language),
  })

/** Columns of what was written, without what was left out. */
export const restOf = (rest: Omit<Written, 'name' | 'email' | 'phone' | 'source' | 'language'>) =>
  Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== undefined))

/** @throws Refused invalid: a country, city or position that is none; a day that cannot be */
export async function demandKnown(
  ctx: Context,
  { country_id, city_id, position_ids, salary, salary_currency, salary_period, available_on }: Partial<Written>,
): Promise<void> {
  await demandPlaces(ctx, [{ country_id, city_id }])
  await demandListed(ctx, 'position_ids', 'position', position_ids)
  if (salary && !salary_currency) throw wrongField('salary_currency', 'required')
  if (salary && !salary_period) throw wrongField('salary_period', 'required')
  const now = ctx.now()
  if (available_on && !mayBeFreeOn(available_on, now))
    throw wrongField('available_on', 'years', { first: firstFreeDay.slice(0, 4), last: lastFreeDay(now).slice(0, 4) })
}
