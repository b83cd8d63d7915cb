import { sql } from 'kysely'
import { z } from 'zod'
import { findBounce } from '#features/site/notifications/bounces.ts'
import { sendMail } from '#features/site/notifications/send-mail.ts'
import { backgroundTask } from '#platform/server/background/background-task.ts'
import type { Context } from '#platform/server/context.ts'
import { emit } from '#platform/server/events/emit.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import type { LetterTexts } from './contract.ts'
import { newsletterMoved } from './events.ts'
import { letterOf, type Written } from './letter.ts'
import type { LetterState } from './rules.ts'
import { holdNewsletter } from './write-newsletter.ts'

const minute = 60_000
/** After this long a letter that was taken is one whose process ended, in ms. */
const longestSending = 10 * minute

/**
 * Sends what may go out of each newsletter in this minute. A letter is taken before it is sent, for good: a process that is killed in
 * between costs a letter and never doubles one. Whoever said meanwhile that they want no more is left out.
 */
export const sendLetters = backgroundTask('send-newsletter-letters', z.object({}), async (ctx) => {
  const going = await ctx.db.selectFrom('newsletters').select('id').where('state', '=', 'sending').execute()
  for (const { id } of going) {
    const batch = await takeLetters(ctx, id)
    for (const [at, reader] of batch.readers.entries()) {
      if (await sendOne(ctx, batch.written, reader)) continue
      await giveBack(ctx, id, batch.readers.slice(at))
      break
    }
    await endIfDone(ctx, id)
  }
})

type Batch = { written: Written; readers: string[] }
const nothing: Batch = { written: { id: '', texts: {} as LetterTexts, link: null }, readers: [] }

/** Takes as many letters as the rate still allows; several processes at once take together no more. */
const takeLetters = (ctx: Context, id: string): Promise<Batch> =>
  ctx.db.transaction().execute(async (tx) => {
    const { state, per_minute, texts, link } = await holdNewsletter(tx, id)
    if (state !== 'sending') return nothing
    const { count } = await tx
      .selectFrom('newsletter_letters')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('newsletter_id', '=', id)
      .where('taken_at', '>', new Date(ctx.now().getTime() - minute + 2_000))
      .executeTakeFirstOrThrow()
    const taken = await tx
      .updateTable('newsletter_letters')
      .set({ state: 'taken', taken_at: ctx.now() })
      .where('newsletter_id', '=', id)
      .where('reader_id', 'in', (letters) =>
        letters
          .selectFrom('newsletter_letters')
          .select('reader_id')
          .where('newsletter_id', '=', id)
          .where('state', '=', 'waiting')
          .limit(Math.max(0, per_minute - count)),
      )
      .returning('reader_id')
      .execute()
    return { written: { id, texts: texts as LetterTexts, link }, readers: taken.map(({ reader_id }) => reader_id) }
  })

/** False where nothing can be sent now, because it was paused or no mail server is there: then nothing was said to anybody. */
async function sendOne(ctx: Context, written: Written, reader: string): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('newsletter_letters')
    .innerJoin('newsletters', 'newsletters.id', 'newsletter_id')
    .innerJoin('newsletter_readers', 'newsletter_readers.id', 'reader_id')
    .select(['newsletters.state', 'newsletter_readers.email', 'newsletter_readers.language', 'confirmed_at'])
    .select('newsletter_readers.ended_at')
    .where('newsletter_id', '=', written.id)
    .where('reader_id', '=', reader)
    .executeTakeFirst()
  if (!row) return true
  if (row.state !== 'sending') return false
  if (!row.confirmed_at || row.ended_at) return mark(ctx, written, reader, 'unwanted')
  const to = { to: row.email, language: toLanguage(row.language), reader }
  try {
    await sendMail(ctx, await letterOf(ctx, written, to))
  } catch (error) {
    if (isUnreached(error)) return false
    ctx.log.warn({ newsletter: written.id, error: (error as Error).message }, 'a letter of a newsletter failed')
    return mark(ctx, written, reader, 'failed')
  }
  return mark(ctx, written, reader, (await findBounce(ctx.db, row.email)) ? 'bounced' : 'sent')
}

/** The mail server was not spoken to at all, so that the letter may be tried again without ever arriving twice. */
const isUnreached = (error: unknown): boolean => (error as { command?: string }).command === 'CONN'

async function mark(ctx: Context, { id }: Written, reader: string, state: LetterState): Promise<true> {
  await ctx.db
    .updateTable('newsletter_letters')
    .set({ state })
    .where('newsletter_id', '=', id)
    .where('reader_id', '=', reader)
    .execute()
  return true
}

/** Letters nobody was sent wait again. */
async function giveBack(ctx: Context, id: string, readers: string[]): Promise<void> {
  await ctx.db
    .updateTable('newsletter_letters')
    .set({ state: 'waiting', taken_at: null })
    .where('newsletter_id', '=', id)
    .where('reader_id', 'in', readers)
    .where('state', '=', 'taken')
    .execute()
}

/** A newsletter has gone out when nothing waits and nobody may still be sending. */
async function endIfDone(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction().execute(async (tx) => {
    const { state, name } = await holdNewsletter(tx, id)
    const left = await tx
      .selectFrom('newsletter_letters')
      .select('reader_id')
      .where('newsletter_id', '=', id)
      .where((or) =>
        or.or([
          or('state', '=', 'waiting'),
          or.and([or('state', '=', 'taken'), or('taken_at', '>', new Date(ctx.now().getTime() - longestSending))]),
        ]),
      )
      .limit(1)
      .executeTakeFirst()
    if (left || state !== 'sending') return
    await tx.updateTable('newsletters').set({ state: 'sent', ended_at: ctx.now() }).where('id', '=', id).execute()
    await emit(ctx, tx, newsletterMoved, { newsletter: id, name, from: state, to: 'sent' })
  })
}
