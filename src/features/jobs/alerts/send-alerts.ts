import { z } from 'zod'
import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import { sendMail } from '#features/site/notifications/send-mail.ts'
import { wants } from '#features/site/notifications/wishes.ts'
import { backgroundTask, enqueue } from '#platform/server/background/background-task.ts'
import type { Context, Tx } from '#platform/server/context.ts'
import { newId } from '#platform/shared/ids.ts'
import { toLanguage } from '#platform/shared/languages.ts'
import { type Found, findSendable } from './find-sendable.ts'
import { letterOf } from './letter-of.ts'
import type { Frequency } from './rules.ts'

/** Alerts that one queued job sends. */
const atOnce = 50
/** What fails rests so long before it is tried alone, in ms; then longer and longer, as the queue does it. */
const rest = 60_000

/** Queues the mails of all alerts of a frequency for which something was found. */
export async function sendAlerts(ctx: Context, frequency: Frequency): Promise<void> {
  const rows = await ctx.db
    .selectFrom('alerts')
    .select('id')
    .where('state', '=', 'active')
    .where('frequency', '=', frequency)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('alert_matches')
          .select('job_id')
          .whereRef('alert_id', '=', 'alerts.id')
          .where('alert_matches.sent_at', 'is', null),
      ),
    )
    .orderBy('id')
    .execute()
  await ctx.db.transaction().execute(async (tx) => {
    for (let from = 0; from < rows.length; from += atOnce)
      await enqueue(tx, sendAlertMails, { alerts: rows.slice(from, from + atOnce).map(({ id }) => id) })
  })
}

/** Each alert is an attempt of its own: one that fails holds up no other. */
export const sendAlertMails = backgroundTask(
  'send-alert-mails',
  z.object({ alerts: z.array(z.string()) }),
  async (ctx, { alerts }) => {
    for (const id of alerts)
      try {
        await ctx.db.transaction().execute((tx) => sendAlert(ctx, tx, id))
      } catch (error) {
        if (alerts.length === 1) throw error
        ctx.log.warn({ alert: id, error: String(error) }, 'an alert could not be sent and is tried again by itself')
        const at = new Date(ctx.now().getTime() + rest)
        await ctx.db.transaction().execute((tx) => enqueue(tx, sendAlertMails, { alerts: [id] }, { at }))
      }
  },
)

/** Tells what was found since the last time, and marks it as told; a mail that fails leaves everything as it was. */
async function sendAlert(given: Context, tx: Tx, id: string): Promise<void> {
  const alert = await tx
    .selectFrom('alerts')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'active')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  if (!alert) return
  const to = alert.user_id ? await recipient(given, alert.user_id) : guest(alert)
  const ctx = { ...given, language: toLanguage(to?.language ?? alert.language) }
  const found = await findSendable(ctx, tx, alert)
  await tx
    .updateTable('alert_matches')
    .set({ sent_at: ctx.now() })
    .where('alert_id', '=', id)
    .where('sent_at', 'is', null)
    .execute()
  if (!to || found.jobs.length === 0) return
  await noteTold(ctx, tx, id, found.promoted)
  await tx.updateTable('alerts').set({ sent_at: ctx.now() }).where('id', '=', id).execute()
  if (to.user) await ring(ctx, to, found)
  if (to.email && (!to.user || (await wants(ctx.db, to.user, 'jobs', 'mail'))))
    await sendMail(ctx, { to: to.email, language: ctx.language, ...(await letterOf(ctx, id, found)) })
}

/** What was paid for is told once, and not again as found. */
async function noteTold(ctx: Context, tx: Tx, alert: string, jobs: readonly { id: string }[]): Promise<void> {
  if (jobs.length === 0) return
  const at = { found_at: ctx.now(), sent_at: ctx.now() }
  await tx
    .insertInto('alert_matches')
    .values(jobs.map((job) => ({ alert_id: alert, job_id: job.id, ...at })))
    .onConflict((known) => known.doNothing())
    .execute()
}

const guest = ({ email, language }: { email: string | null; language: string }) => ({
  ...{ user: null, name: '', phone: null },
  email,
  language,
})

/** The bell and the browser's own notice; the mail has the jobs themselves. */
const ring = (
  ctx: Context,
  to: NonNullable<Awaited<ReturnType<typeof recipient>>>,
  { total, criteria, address }: Found,
) =>
  notify(ctx, {
    cause: newId(),
    to,
    notice: 'alert_jobs',
    facts: { count: total, criteria: criteria.join(' · ') },
    link: address,
    channels: ['bell', 'push'],
    topic: 'jobs',
  })
