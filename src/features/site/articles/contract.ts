import { z } from 'zod'
import { staff } from '#features/site/staff-rights/permissions.ts'
import { answer, done, get, post, put } from '#platform/shared/contract.ts'
import { flag, line, moment, prose, version } from '#platform/shared/fields.ts'
import { inEach } from '#platform/shared/languages.ts'
import { anyone } from '#platform/shared/who.ts'
import { articleStates, longestBody } from './rules.ts'

const who = staff('staff.content.edit')
const limit = { times: 240, seconds: 3600, per: 'account' as const }
const slug = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/)
const article = z.uuid()
const texts = z.object(inEach(() => z.object({ title: line(120, 0), body: prose(longestBody) })))
const Texts = z.object(inEach(() => z.object({ title: z.string(), body: z.string() })))
export type ArticleTexts = z.output<typeof Texts>

export const showArticle = get('/articles/{slug}', {
  summary: 'A text of the site itself, such as its terms, in the language of whoever asks',
  who: anyone,
  takes: { slug: z.string().max(80) },
  gives: answer(z.object({ title: z.string(), body: z.string(), number: z.number(), at: moment }).nullable()),
})

export const listFooter = get('/articles', {
  summary: 'Texts of the site that the foot of every page leads to',
  who: anyone,
  gives: answer(z.array(z.object({ href: z.string(), words: z.string() }))),
})

export const listArticles = get('/admin/articles', {
  summary: 'Texts of the site, with what stands and what is being written',
  who,
  gives: answer(
    z.array(
      z.object({
        id: z.string(),
        slug: z.string(),
        href: z.string(),
        title: z.string(),
        state: z.enum(articleStates),
        in_footer: z.boolean(),
        /** The version that stands, null before the first. */
        number: z.number().nullable(),
        /** Whether the draft says something else than what stands. */
        changed: z.boolean(),
        at: moment,
        by: z.string().nullable(),
      }),
    ),
  ),
  refreshedBy: ['article.added', 'article.written', 'article.published', 'article.withdrawn'],
})

export const readArticle = get('/admin/articles/{article}', {
  summary: 'A text of the site as it is written now, with its versions',
  who,
  takes: { article },
  gives: answer(
    z.object({
      id: z.string(),
      slug: z.string(),
      href: z.string(),
      state: z.enum(articleStates),
      in_footer: z.boolean(),
      texts: Texts,
      version: z.number(),
      changed: z.boolean(),
      versions: z.array(z.object({ number: z.number(), at: moment, by: z.string().nullable() })),
    }),
  ),
  refuses: ['not_found'],
  refreshedBy: ['article.written', 'article.published', 'article.withdrawn'],
})

export const readArticleVersion = get('/admin/articles/{article}/versions/{number}', {
  summary: 'What an earlier version of a text said',
  who,
  takes: { article, number: z.coerce.number().int().min(1).max(1_000_000) },
  gives: answer(z.object({ texts: Texts })),
  refuses: ['not_found'],
})

export const addArticle = post('/admin/articles', {
  summary: 'Begin a text of the site under an address of its own',
  who,
  takes: { slug },
  gives: answer(z.object({ id: z.string() })),
  refuses: ['slug_taken', 'too_many_articles', 'invalid'],
  status: 201,
  limit,
})

export const writeArticle = put('/admin/articles/{article}/draft', {
  summary: 'Keep what is written of a text; nobody outside sees it yet',
  who,
  takes: { article, version, texts, in_footer: flag },
  gives: answer(z.object({ version: z.number() })),
  refuses: ['not_found', 'changed_meanwhile', 'invalid'],
  limit,
})

export const publishArticle = post('/admin/articles/{article}/publication', {
  summary: 'Let the draft stand as the next version; it must be written in every language',
  who,
  takes: { article, version },
  gives: answer(z.object({ number: z.number() })),
  refuses: ['not_found', 'changed_meanwhile', 'article_unchanged', 'languages_missing'],
  limit,
})

export const withdrawArticle = post('/admin/articles/{article}/withdrawal', {
  summary: 'Take a text off the site; privacy and terms go back to what the release says',
  who,
  takes: { article },
  gives: done,
  refuses: ['not_found', 'article_unpublished'],
  limit,
})
