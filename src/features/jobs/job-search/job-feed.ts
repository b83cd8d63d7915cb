import type { Context } from '#platform/server/context.ts'
import { RawAnswer } from '#platform/server/http/raw-answer.ts'
import type { Taken } from '#platform/shared/contract.ts'
import * as contract from './contract.ts'
import { searchJobs } from './search-jobs.ts'

/** The newest jobs of a search for feed readers (RSS 2.0 of rssboard.org); a reader asks again in an hour. */
export async function jobFeed(ctx: Context, asked: Taken<typeof contract.jobFeed>): Promise<RawAnswer> {
  const query = contract.searchJobs.takes.parse({ ...asked, sort: 'freshness', strict: true })
  const { data } = await searchJobs(ctx, query)
  const { publicUrl } = ctx.settings
  const items = data.map(({ address, title, company, place, published_at }) => {
    const link = `${publicUrl}/jobs/${encodeURIComponent(address)}`
    const parts = [
      element('title', title),
      element('link', link),
      element('guid', link),
      element('description', [company.name, place].filter(Boolean).join(' · ')),
      element('pubDate', new Date(published_at).toUTCString()),
    ]
    return `<item>${parts.join('')}</item>`
  })
  const name = [asked.q, asked.where].filter(Boolean).join(' · ')
  const about = [
    element('title', [name, ctx.brand.name[ctx.language]].filter(Boolean).join(' – ')),
    element('link', `${publicUrl}/jobs`),
    element('description', name || ctx.brand.name[ctx.language]),
    element('language', ctx.language),
    element('ttl', '60'),
  ]
  return new RawAnswer(
    200,
    { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': 'public, max-age=600' },
    `<?xml version="1.0" encoding="UTF-8"?>\n<rss version="2.0"><channel>${about.join('')}${items.join('')}</channel></rss>\n`,
  )
}

const element = (name: string, text: string) => `<${name}>${escapeXml(text)}</${name}>`

/** What XML cannot hold is left out. */
const escapeXml = (text: string) =>
  text
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 §2.2 forbids them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/&/g, '&amp;')
    .replace(/</g, '&lt;')
    .replace(/>/g, '&gt;')
