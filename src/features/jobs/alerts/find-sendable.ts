import { sql } from 'kysely'
import { type CardRow, cardColumns, cardsOf } from '#features/jobs/job-search/card.ts'
import type { PromotedJob } from '#features/jobs/job-search/contract.ts'
import { promotedJobs } from '#features/jobs/job-search/promoted-jobs.ts'
import { readyFor } from '#features/jobs/job-search/read-search.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { type AlertSearch, addressOf, readSearch } from './alert-search.ts'
import { criteriaOf } from './criteria-of.ts'
import { fitsOfReader } from './fits-of-reader.ts'
import { mostInMail } from './rules.ts'

type Card = Awaited<ReturnType<typeof cardsOf>>[number]

/** What a mail tells: jobs that are still live, the newest first, and how many there are in all. */
export type Found = {
  /** Paid for, at most one, and said so: it never stood in a mail of this alert. */
  promoted: PromotedJob[]
  /** `fits`: how each fits whoever reads it, where that is known. */
  jobs: (Card & { inTitle: boolean; fits: readonly string[] })[]
  total: number
  search: AlertSearch
  criteria: string[]
  address: string
}

/** What was found for an alert and not told yet. */
export async function findSendable(
  ctx: Context,
  tx: Tx,
  alert: { id: string; user_id: string | null; search: unknown },
): Promise<Found> {
  const search = readSearch(alert.search)
  const ready = await readyFor(ctx, { ...search, sort: 'freshness' })
  const { text } = ready
  const words = text?.row ? sql<boolean>`tk @@ ${text.row}::tsquery` : sql<boolean>`true`
  const { rows } = await sql<CardRow & { in_title: boolean; total: number }>`
    select ${cardColumns}, ${words} as in_title, (count(*) over ())::integer as total
    from alert_matches join job_search on id = job_id
    where alert_id = ${alert.id} and sent_at is null and feedback is null
    order by published_at desc, id desc limit ${mostInMail}`.execute(tx)
  const [cards, fits] = await Promise.all([cardsOf(ctx, rows), fitsOfReader(ctx, alert.user_id, rows)])
  const untold = sql<boolean>`not exists (select from alert_matches told where told.alert_id = ${alert.id} and told.job_id = job_search.id)
    and not exists (select from alerts said where said.id = ${alert.id}
      and (position_id = any(said.not_positions) or page_id = any(said.not_pages)))`
  return {
    promoted: rows.length > 0 ? await promotedJobs(ctx, 'alert', ready, untold) : [],
    jobs: cards.map((card, at) => ({
      ...card,
      inTitle: rows[at]?.in_title ?? false,
      fits: fits.get(card.id) ?? [],
    })),
    total: rows[0]?.total ?? 0,
    search,
    criteria: await criteriaOf(ctx, search),
    address: addressOf({ ...search }),
  }
}
