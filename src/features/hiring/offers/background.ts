import { sql } from 'kysely'
import { z } from 'zod'
import { keepMade } from '#features/site/files/keep-file.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { holdOffer, selectOffers } from './find-offers.ts'
import { keepLetter } from './keep-letter.ts'
import { moveOffer } from './move-offer.ts'
import { isOut } from './offer-states.ts'
import { printLetter } from './print-letter.ts'
import { remindHours } from './rules.ts'
import { tellCandidate } from './tell-offer.ts'

const hour = 3_600_000
const most = 500

/** A day before a letter ends, its candidate is reminded, once; who was given less time than that knows anyway. */
export const remindOfOffers = backgroundTask('remind-of-offers', z.object({}), async (ctx) => {
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
export const expireOffers = backgroundTask('expire-offers', z.object({}), async (ctx) => {
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
        if (isOut(held.row.state)) await moveOffer(ctx, tx, held, 'expire', 'site')
      })
    if (rows.length < most) return
  }
})

/** A letter that was sent without being printed, as the demo content's are, gets its file. */
export const printSentLetter = backgroundTask(
  'print-sent-letter',
  z.object({ offer: z.string() }),
  async (ctx, { offer }) => {
    const row = await selectOffers(ctx.db)
      .where('offers.id', '=', offer)
      .where('sent_at', 'is not', null)
      .where('file_id', 'is', null)
      .executeTakeFirst()
    if (!row) return
    const { name, pdf } = await printLetter(ctx, row)
    const made = await keepMade(ctx, pdf)
    await ctx.db.transaction().execute(async (tx) => {
      const kept = await keepLetter(ctx, tx, row, name, made)
      const accepted = row.accepted_hash && { accepted_hash: kept.letter_hash }
      await tx
        .updateTable('offers')
        .set({ ...kept, ...accepted })
        .where('id', '=', offer)
        .execute()
    })
  },
)
