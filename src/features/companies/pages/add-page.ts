import { demandEmail } from '#features/people/accounts/demand-email.ts'
import { demandListed } from '#features/site/lookups/demand-listed.ts'
import { demandPlaces } from '#features/site/lookups/demand-places.ts'
import { cleanHtml, plainText } from '#platform/server/clean-html.ts'
import type { Context } from '#platform/server/context.ts'
import { bringNames } from '#platform/server/db/names.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { found, wrongField } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { pageEmailSet, pageMade } from './events.ts'
import { findAlike } from './find-alike.ts'
import { enterWorkspace, makePageToken } from './find-membership.ts'
import { writeNames } from './page-names.ts'
import { cardOf, selectPages } from './page-view.ts'
import { takeFreeSlug } from './slug.ts'
import { forgetUnclean, readyPictures, takePictures } from './take-pictures.ts'

/**
 * Makes a page, its maker the owner, and goes to work for it at once. One whose name looks like that of a page which staff have looked at
 * is shown to nobody until they have looked at it, too. @throws Refused invalid: nothing said of why it is another company
 */
export async function addPage(
  ctx: Context,
  asked: Taken<typeof contract.addPage>,
): Promise<Given<typeof contract.addPage>> {
  const me = found(ctx.me)
  const user = me.id
  if (asked.email) demandEmail(ctx, asked.email)
  const id = newId()
  const { about, language, other_because, ...fields } = asked
  const alike = await findAlike(ctx, ctx.db, [asked.name, asked.legal_name])
  if (alike && !other_because) throw wrongField('other_because', 'required')
  await demandPlaces(ctx, [asked])
  await demandListed(ctx, 'industry_id', 'industry', asked.industry_id)
  const pictures = await readyPictures(ctx, id, picturesOf(asked))
  await ctx.db.transaction().execute(async (tx) => {
    const slug = await takeFreeSlug(tx, id, asked.name)
    const row = {
      id,
      slug,
      ...fields,
      language,
      about: JSON.stringify(textsOf(language, about)),
      created_by: user,
      created_at: ctx.now(),
    }
    await tx
      .insertInto('pages')
      .values(
        alike
          ? { ...row, state: 'withheld', like_page_id: alike.id, like_because: other_because }
          : { ...row, state: 'pending' },
      )
      .execute()
    await bringNames(tx, id, 'page_mail')
    await writeNames(tx, id, [asked.name, asked.legal_name])
    await takePictures(tx, id, pictures)
    await tx
      .insertInto('page_members')
      .values({ page_id: id, user_id: user, role: 'owner', created_at: ctx.now() })
      .execute()
    await emit(ctx, tx, pageMade, { page: id })
    if (asked.email) await emit(ctx, tx, pageEmailSet, { page: id, email: asked.email })
  })
  await forgetUnclean(ctx, pictures)
  enterWorkspace(ctx, id, await makePageToken(ctx, id, me))
  const row = await selectPages(ctx.db).where('pages.id', '=', id).executeTakeFirstOrThrow()
  return { success: true, data: cardOf(ctx, row) }
}

const picturesOf = ({ logo_id, cover_id }: Taken<typeof contract.addPage>) =>
  new Map(Object.entries({ logo_id, cover_id }).flatMap(([field, file]) => (file ? [[file, field] as const] : [])))

const textsOf = (language: string, about: string) => {
  const html = cleanHtml(about)
  return plainText(html) ? { [language]: html } : {}
}
