import { payWords } from '#features/site/sharing/pay-words.ts'
import type { Context } from '#platform/server/context.ts'
import type { Letter } from '#platform/server/mail/layout.ts'
import type { Found } from './find-sendable.ts'
import { keyFor } from './mailed-key.ts'

/** The mail of an alert: each job with why it is in it, how it fits its reader, and how to say that it is of no use, and the way out. */
export async function letterOf(
  ctx: Context,
  alert: string,
  { jobs, promoted, total, criteria, search, address }: Found,
): Promise<Letter & { unsubscribeUrl: string }> {
  const say = (key: string, values: Record<string, string | number> = {}) =>
    ctx.wording.say(ctx.language, `alerts.mail.${key}`, values)
  const { publicUrl } = ctx.settings
  const key = await keyFor(ctx, alert)
  const own = `${publicUrl}/job-alert/${key}`
  const wanted = criteria.join(' · ')
  const why = (inTitle: boolean) =>
    say(search.q === '' ? 'whyFilters' : inTitle ? 'whyTitle' : 'whyText', { criteria: wanted })
  const item = (job: Found['jobs'][number] | Found['promoted'][number], because: readonly string[]) => ({
    title: job.title,
    url: `${publicUrl}/jobs/${encodeURIComponent(job.address)}?from=alert`,
    lines: [[job.company.name, job.place].join(' · '), ...(job.salary ? [payWords(ctx, job.salary)] : []), ...because],
    aside: { label: say('useless'), url: `${own}?job=${job.id}&title=${encodeURIComponent(job.title)}` },
  })
  return {
    subject: say('subject', { count: total, criteria: wanted, first: jobs[0]?.title ?? '' }),
    body: total > jobs.length ? [say('more', { shown: jobs.length, count: total })] : [],
    items: [
      ...jobs.map((job) => item(job, [why(job.inTitle), ...job.fits])),
      ...promoted.map((job) => item(job, [ctx.wording.say(ctx.language, `promotion.mailed.${job.promoted}`)])),
    ],
    action: { label: say('all'), url: `${publicUrl}${address}` },
    footer: say('footer', { criteria: wanted }),
    stop: { label: say('stop'), url: own },
    unsubscribeUrl: `${publicUrl}/api/job-alerts/${key}/stop`,
  }
}
