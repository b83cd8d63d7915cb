import { notify } from '#features/site/notifications/notify.ts'
import { recipient } from '#features/site/notifications/recipients.ts'
import type { Context } from '#platform/server/context.ts'
import { readSearch } from './alert-search.ts'
import { criteriaOf } from './criteria-of.ts'
import { keyFor } from './mailed-key.ts'
import { moveAlert } from './move-alert.ts'
import { asksAfterDays, lapsesAfterDays } from './rules.ts'

const atOnce = 500
const day = 86_400_000
const unansweredDays = 30
const keptDays = 400

/** Once a day: asks about old alerts, lets those lapse that nobody spoke for, forgets what was never confirmed. */
export async function tidyAlerts(ctx: Context): Promise<void> {
  const before = (days: number) => new Date(ctx.now().getTime() - days * day)
  const old = ctx.db.selectFrom('alerts').selectAll().where('state', '=', 'active').orderBy('id').limit(atOnce)
  for (const alert of await old
    .where('reminded_at', 'is', null)
    .where('confirmed_at', '<', before(asksAfterDays))
    .execute())
    await askAgain(ctx, alert)
  for (const alert of await old.where('reminded_at', '<', before(lapsesAfterDays)).execute())
    await ctx.db.transaction().execute((tx) => moveAlert(ctx, tx, alert, 'lapse'))
  await ctx.db
    .deleteFrom('alerts')
    .where('state', '=', 'asked')
    .where('created_at', '<', before(unansweredDays))
    .execute()
  await ctx.db.deleteFrom('alert_matches').where('found_at', '<', before(keptDays)).execute()
}

type Old = { id: string; user_id: string | null; email: string | null; language: string; search: unknown }

async function askAgain(given: Context, { id, user_id, email, language, search }: Old) {
  const to = user_id ? await recipient(given, user_id) : { user: null, name: '', email, phone: null, language }
  const ctx = { ...given, language: (to?.language ?? language) as Context['language'] }
  await ctx.db.updateTable('alerts').set({ reminded_at: ctx.now() }).where('id', '=', id).execute()
  if (!to) return
  const facts = { criteria: (await criteriaOf(ctx, readSearch(search))).join(' · '), days: lapsesAfterDays }
  const link = `/job-alert/${await keyFor(ctx, id)}`
  const cause = `${id} ${ctx.now().getUTCFullYear()}`
  await notify(ctx, { cause, to, notice: 'alert_still', facts, link, channels: ['bell', 'mail'] })
}
