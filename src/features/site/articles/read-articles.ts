import type { Context } from '#platform/server/context.ts'
import { noneWhileAway } from '#platform/server/db/database-away.ts'
import { keptForMinutes } from '#platform/server/db/kept-for-minutes.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { type Language, languages } from '#platform/shared/languages.ts'
import { found } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import type { ArticleTexts } from './contract.ts'
import { addressOfArticle, articleState } from './rules.ts'

/** How long a process goes by what it read, in ms. */
const readEvery = 5_000

/** What stands: the latest version of each article that was not withdrawn. */
const kept = keptForMinutes(
  (db) =>
    db
      .selectFrom('articles')
      .innerJoin('article_versions', 'article_versions.article_id', 'articles.id')
      .distinctOn('articles.id')
      .select(['slug', 'in_footer', 'number', 'texts', 'published_at'])
      .where('withdrawn_at', 'is', null)
      .orderBy('articles.id')
      .orderBy('number', 'desc')
      .execute(),
  readEvery,
)

export const forgetArticles = ({ db }: Pick<Context, 'db'>) => kept.forget(db)

/** An article that stands; null where there is none. */
export async function showArticle(
  ctx: Context,
  { slug }: Taken<typeof contract.showArticle>,
): Promise<Given<typeof contract.showArticle>> {
  const row = (await kept.of(ctx.db, ctx.now())).find((one) => one.slug === slug)
  if (!row) return { success: true, data: null }
  const text = (row.texts as ArticleTexts)[ctx.language]
  // what was written below a title of its own stands below the title of the page here
  const body = text.body.replace(/<(\/?)h3>/g, '<$1h2>')
  return { success: true, data: { title: text.title, body, number: row.number, at: row.published_at.toISOString() } }
}

/** What the foot of every page leads to, beside what it always does. */
export async function listFooter(ctx: Context): Promise<Given<typeof contract.listFooter>> {
  const rows = (await kept.of(ctx.db, ctx.now()).catch(noneWhileAway)).filter(({ in_footer }) => in_footer)
  const data = rows.map(({ slug, texts }) => ({
    href: addressOfArticle(slug),
    words: (texts as ArticleTexts)[ctx.language].title,
  }))
  return { success: true, data: data.toSorted((one, other) => one.href.localeCompare(other.href)) }
}

/** Addresses of articles that search engines may find, beside those that every site has. */
export async function articleAddresses(world: Pick<Context, 'db' | 'now'>): Promise<string[]> {
  const rows = await kept.of(world.db, world.now())
  return rows.map(({ slug }) => addressOfArticle(slug)).filter((path) => path !== '/privacy' && path !== '/terms')
}

const latest = (ctx: Context) =>
  ctx.db
    .selectFrom('articles')
    .leftJoin('users', 'users.id', 'articles.changed_by')
    .leftJoinLateral(
      (last) =>
        last
          .selectFrom('article_versions')
          .select(['number', 'texts'])
          .whereRef('article_versions.article_id', '=', 'articles.id')
          .orderBy('number', 'desc')
          .limit(1)
          .as('last'),
      (join) => join.onTrue(),
    )
    .selectAll('articles')
    .select(['users.name as by', 'last.number', 'last.texts'])

type Row = Awaited<ReturnType<ReturnType<typeof latest>['executeTakeFirstOrThrow']>>

const stateOf = ({ number, withdrawn_at }: Row) => articleState(number !== null, withdrawn_at !== null)
/** Whether the draft says something else than the version that was published last. */
const isChanged = ({ draft, texts }: Row): boolean => texts === null || !isSame(draft as never, texts as never)

const isSame = (one: ArticleTexts, other: ArticleTexts): boolean =>
  (Object.keys(one) as (keyof ArticleTexts)[]).every(
    (language) => one[language].title === other[language].title && one[language].body === other[language].body,
  )

export async function listArticles(ctx: Context): Promise<Given<typeof contract.listArticles>> {
  const rows = await latest(ctx).orderBy('slug').execute()
  return {
    success: true,
    data: rows.map((row) => ({
      ...{ id: row.id, slug: row.slug, href: addressOfArticle(row.slug), number: row.number, in_footer: row.in_footer },
      title: titleOf(row.draft as ArticleTexts, ctx.language),
      ...{ state: stateOf(row), changed: isChanged(row), at: row.changed_at.toISOString(), by: row.by },
    })),
  }
}

/** What staff know a text by: its title in one's own language, else in the first that has one. */
const titleOf = (texts: ArticleTexts, own: Language): string =>
  [own, ...languages].map((one) => texts[one].title).find(Boolean) ?? ''

/** @throws Refused not_found */
export async function readArticle(
  ctx: Context,
  { article }: Taken<typeof contract.readArticle>,
): Promise<Given<typeof contract.readArticle>> {
  const row = found(await latest(ctx).where('articles.id', '=', article).executeTakeFirst())
  const versions = await ctx.db
    .selectFrom('article_versions')
    .leftJoin('users', 'users.id', 'published_by')
    .select(['number', 'published_at', 'users.name as by'])
    .where('article_id', '=', article)
    .orderBy('number', 'desc')
    .limit(50)
    .execute()
  return {
    success: true,
    data: {
      ...{
        id: row.id,
        slug: row.slug,
        href: addressOfArticle(row.slug),
        state: stateOf(row),
        in_footer: row.in_footer,
      },
      ...{ texts: row.draft as ArticleTexts, version: row.version, changed: isChanged(row) },
      versions: versions.map(({ number, published_at, by }) => ({ number, by, at: published_at.toISOString() })),
    },
  }
}

/** @throws Refused not_found */
export async function readArticleVersion(
  ctx: Context,
  { article, number }: Taken<typeof contract.readArticleVersion>,
): Promise<Given<typeof contract.readArticleVersion>> {
  const row = await ctx.db
    .selectFrom('article_versions')
    .select('texts')
    .where('article_id', '=', article)
    .where('number', '=', number)
    .executeTakeFirst()
  return { success: true, data: { texts: found(row).texts as ArticleTexts } }
}
