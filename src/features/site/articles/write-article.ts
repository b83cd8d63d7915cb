import { cleanHtml } from '#platform/server/clean-html.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { newId } from '#platform/shared/ids.ts'
import { inEach, languages } from '#platform/shared/languages.ts'
import { found, Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { ArticleTexts } from './contract.ts'
import { articleAdded, articlePublished, articleWithdrawn, articleWritten } from './events.ts'
import { forgetArticles } from './read-articles.ts'
import { hasWords, mostArticles } from './rules.ts'

/** @throws Refused slug_taken · too_many_articles */
export async function addArticle(
  ctx: Context,
  { slug }: Taken<typeof contract.addArticle>,
): Promise<Given<typeof contract.addArticle>> {
  const id = newId()
  const draft = JSON.stringify(inEach(() => ({ title: '', body: '' })))
  await ctx.db.transaction().execute(async (tx) => {
    const { count } = await tx
      .selectFrom('articles')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
    if (count >= mostArticles) throw new Refused('too_many_articles')
    const added = await tx
      .insertInto('articles')
      .values({ id, slug, draft, changed_by: found(ctx.me).id, changed_at: ctx.now() })
      .onConflict((there) => there.column('slug').doNothing())
      .executeTakeFirst()
    if (!added.numInsertedOrUpdatedRows) throw new Refused('slug_taken')
    await emit(ctx, tx, articleAdded, { article: id, slug })
  })
  return { success: true, data: { id } }
}

/** Keeps the draft, cleaned of everything that is no text. @throws Refused not_found · changed_meanwhile */
export async function writeArticle(
  ctx: Context,
  { article, version, texts, in_footer }: Taken<typeof contract.writeArticle>,
): Promise<Given<typeof contract.writeArticle>> {
  const cleaned = inEach((language) => ({ title: texts[language].title, body: cleanHtml(texts[language].body) }))
  const draft = JSON.stringify(cleaned)
  await ctx.db.transaction().execute(async (tx) => {
    const { slug } = await holdArticle(tx, article, version)
    const row = { draft, in_footer, version: version + 1, changed_by: found(ctx.me).id, changed_at: ctx.now() }
    await tx.updateTable('articles').set(row).where('id', '=', article).execute()
    await emit(ctx, tx, articleWritten, { article, slug })
  })
  // whether the foot leads there counts at once
  forgetArticles(ctx)
  return { success: true, data: { version: version + 1 } }
}

/** @throws Refused not_found · changed_meanwhile · article_unchanged · languages_missing */
export async function publishArticle(
  ctx: Context,
  { article, version }: Taken<typeof contract.publishArticle>,
): Promise<Given<typeof contract.publishArticle>> {
  const number = await ctx.db.transaction().execute(async (tx) => {
    const { slug, draft, withdrawn_at } = await holdArticle(tx, article, version)
    const texts = draft as ArticleTexts
    const missing = languages.filter((one) => !texts[one].title || !hasWords(texts[one].body))
    if (missing.length > 0) throw new Refused('languages_missing', { languages: missing })
    const last = await tx
      .selectFrom('article_versions')
      .select(['number', 'texts'])
      .where('article_id', '=', article)
      .orderBy('number', 'desc')
      .executeTakeFirst()
    const isSame = last && JSON.stringify(sorted(last.texts as ArticleTexts)) === JSON.stringify(sorted(texts))
    if (isSame && !withdrawn_at) throw new Refused('article_unchanged')
    const next = (last?.number ?? 0) + 1
    await tx
      .insertInto('article_versions')
      .values({
        ...{ article_id: article, number: next, texts: JSON.stringify(texts) },
        ...{ published_by: found(ctx.me).id, published_at: ctx.now() },
      })
      .execute()
    await tx.updateTable('articles').set({ withdrawn_at: null }).where('id', '=', article).execute()
    await emit(ctx, tx, articlePublished, { article, slug, number: next })
    return next
  })
  forgetArticles(ctx)
  return { success: true, data: { number } }
}

/** @throws Refused not_found · article_unpublished: nothing of it stands */
export async function withdrawArticle(
  ctx: Context,
  { article }: Taken<typeof contract.withdrawArticle>,
): Promise<Given<typeof contract.withdrawArticle>> {
  await ctx.db.transaction().execute(async (tx) => {
    const { slug, withdrawn_at } = await holdArticle(tx, article)
    const stood = await tx
      .selectFrom('article_versions')
      .select('number')
      .where('article_id', '=', article)
      .executeTakeFirst()
    if (!stood || withdrawn_at) throw new Refused('article_unpublished')
    await tx.updateTable('articles').set({ withdrawn_at: ctx.now() }).where('id', '=', article).execute()
    await emit(ctx, tx, articleWithdrawn, { article, slug })
  })
  forgetArticles(ctx)
  return { success: true }
}

/** An article, held until the transaction ends; as it was read, where a version says so. */
async function holdArticle(tx: Tx, article: string, version?: number) {
  const row = found(
    await tx.selectFrom('articles').selectAll().where('id', '=', article).forUpdate().executeTakeFirst(),
  )
  if (version !== undefined && row.version !== version) throw new Refused('changed_meanwhile')
  return row
}

/** The database keeps the parts of a text in an order of its own. */
const sorted = (texts: ArticleTexts) => languages.map((one) => [texts[one].title, texts[one].body])
