import { sql } from 'kysely'
import { z } from 'zod'
import type { Context } from '#platform/server/context.ts'
import { job } from '#platform/server/jobs/job.ts'
import { holdOffer, selectOffers } from './find-offers.ts'
import { moveOffer } from './move-offer.ts'
import { isOut, type OfferState } from './offer-states.ts'
import { remindHours } from './rules.ts'
import { tellCandidate } from './tell-offer.ts'

const hour = 3_600_000
const most = 500

/** A day before a letter ends, its candidate is reminded, once; who was given less time than that knows anyway. */
export const remindOfOffers = job('remind-of-offers', z.object({}), async (ctx) => {
  const now = ctx.now()
  const due = await ctx.db
    .updateTable('offers')
    .set({ reminded_at: now })
    .where('state', 'in', ['sent', 'viewed'])
    .where('reminded_at', 'is', null)
    .where('answer_by', '>', now)
    .where('answer_by', '<=', new Date(now.getTime() + remindHours * hour))
    .where(sql<boolean>`answer_by - sent_at > make_interval(hours => ${2 * remindHours})`)
    .returning('id')
    .execute()
  for (const { id } of due) await remind(ctx, id)
})

async function remind(ctx: Context, id: string): Promise<void> {
  // an id that is the same whenever this runs again for this offer
  const { rows } = await sql<{ cause: string }>`select md5(${`offer ends ${id}`})::uuid as cause`.execute(ctx.db)
  const row = await selectOffers(ctx.db).where('offers.id', '=', id).executeTakeFirstOrThrow()
  await tellCandidate(ctx, row, { cause: rows[0]?.cause ?? id, notice: 'offer_ends' })
}

/** Letters whose day has come end; an answer that was a moment quicker stands. */
export const expireOffers = job('expire-offers', z.object({}), async (ctx) => {
  for (;;) {
    const rows = await ctx.db
      .selectFrom('offers')
      .select('id')
      .where('state', 'in', ['sent', 'viewed'])
      .where('answer_by', '<=', ctx.now())
      .orderBy('answer_by')
      .limit(most)
      .execute()
    for (const { id } of rows)
      await ctx.db.transaction().execute(async (tx) => {
        const held = await holdOffer(tx, id)
        if (isOut(held.row.state as OfferState)) await moveOffer(ctx, tx, held, 'expire', 'site')
      })
    if (rows.length < most) return
  }
})
