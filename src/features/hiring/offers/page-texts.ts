import { isKnown } from '#features/hiring/applications/anonymity.ts'
import { reachableApplications } from '#features/jobs/jobs/job-team.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { languages } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { offerTextSaved } from './events.ts'
import { demandKnown, ownTexts, standardText, valuesOf } from './letter-text.ts'
import { fillLetter, letterParameters } from './rules.ts'

const day = 86_400_000

/** What the page's letters say, and what the site would say instead. */
export async function showTexts(ctx: Context): Promise<Given<typeof contract.showTexts>> {
  const own = await ownTexts(ctx.db, found(ctx.membership).page)
  const texts = languages.map((language) => {
    const standard = standardText(ctx, language)
    return { language, standard, text: own.get(language) ?? standard, own: own.has(language) }
  })
  return { success: true, data: { texts, parameters: [...letterParameters] } }
}

/** Changes what letters of a language say; letters that are written keep their words. @throws Refused invalid */
export async function saveText(
  ctx: Context,
  { language, text }: Taken<typeof contract.saveText>,
): Promise<Given<typeof contract.saveText>> {
  demandKnown(text)
  const { page } = found(ctx.membership)
  const standard = standardText(ctx, language)
  const after = text === '' || text === standard ? null : text
  await ctx.db.transaction().execute(async (tx) => {
    // one at a time, so that "before" is what was there
    await tx.selectFrom('pages').select('id').where('id', '=', page).forNoKeyUpdate().execute()
    const before = (await ownTexts(tx, page)).get(language) ?? null
    if (before === after) return
    if (after === null)
      await tx.deleteFrom('offer_texts').where('page_id', '=', page).where('language', '=', language).execute()
    else
      await tx
        .insertInto('offer_texts')
        .values({ page_id: page, language, text: after, updated_at: ctx.now() })
        .onConflict((is) => is.columns(['page_id', 'language']).doUpdateSet({ text: after, updated_at: ctx.now() }))
        .execute()
    await emit(ctx, tx, offerTextSaved, { page, language, before, after })
  })
  return { success: true, data: { text: after ?? standard, own: after !== null } }
}

/** A letter of an example, to see what a text becomes. @throws Refused invalid */
export async function previewText(
  ctx: Context,
  { language, text }: Taken<typeof contract.previewText>,
): Promise<Given<typeof contract.previewText>> {
  demandKnown(text)
  const example = (key: string) => ctx.wording.say(language, `offers.example.${key}`)
  const { name: company } = await ctx.db
    .selectFrom('pages')
    .select('name')
    .where('id', '=', found(ctx.membership).page)
    .executeTakeFirstOrThrow()
  const ahead = (days: number) => new Date(ctx.now().getTime() + days * day).toISOString().slice(0, 10)
  const terms = {
    ...{ language, pay: 9000, currency: 'AED', period: 'month' as const, place: example('place') },
    // six in the evening by the clock of the example's place
    ...{ starts_on: ahead(30), answer_by: `${ahead(7)}T14:00:00.000Z`, zone: 'Asia/Dubai' },
  }
  const of = { name: example('name'), company, title: example('job'), signer: found(ctx.me).name }
  return { success: true, data: { letter: fillLetter(text || standardText(ctx, language), valuesOf(ctx, terms, of)) } }
}

/** The letter to an applicant as it would read now. @throws Refused not_found · invalid */
export async function previewLetter(
  ctx: Context,
  { application: id, ...terms }: Taken<typeof contract.previewLetter>,
): Promise<Given<typeof contract.previewLetter>> {
  const membership = found(ctx.membership)
  demandKnown(terms.text)
  const about = found(
    await ctx.db
      .selectFrom('applications')
      .innerJoin('jobs', 'jobs.id', 'applications.job_id')
      .innerJoin('pages', 'pages.id', 'applications.page_id')
      .innerJoin('job_texts', (join) =>
        join.onRef('job_texts.job_id', '=', 'jobs.id').onRef('job_texts.language', '=', 'jobs.language'),
      )
      .select(['applications.name', 'pages.name as company', 'job_texts.title'])
      .where('applications.id', '=', id)
      .where(reachableApplications(membership, 'offer.propose'))
      .where(isKnown)
      .executeTakeFirst(),
  )
  const values = valuesOf(ctx, terms, { ...about, signer: found(ctx.me).name })
  return { success: true, data: { letter: fillLetter(terms.text, values), language: terms.language } }
}
