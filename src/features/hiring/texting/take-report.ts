import { validate as isUuid } from 'uuid'
import type { Context } from '#platform/server/context.ts'
import { showsSecret } from '#platform/server/http/shared-secret.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { lockText, moveText } from './move-text.ts'
import { afterReport } from './rules.ts'

/**
 * Takes what the SMS provider says of a text. What is not known or was said before is settled too: the provider need not come again.
 * @throws Refused not_found reports are off · not_allowed
 */
export async function takeSmsReport(
  ctx: Context,
  { id, state: told }: Taken<typeof contract.takeSmsReport>,
): Promise<Given<typeof contract.takeSmsReport>> {
  const { SMS_REPORT_SECRET: secret } = ctx.settings
  if (!secret) throw new Refused('not_found')
  if (!showsSecret(ctx, 'x-sms-secret', secret)) throw new Refused('not_allowed')
  const outcome = await ctx.db.transaction().execute(async (tx) => {
    const text = isUuid(id) ? await lockText(tx, id, { wait: true }) : undefined
    if (!text) return 'unknown' as const
    const from = text.state
    if (told === 'accepted') {
      if (from !== 'in_hand') return 'known' as const
      await moveText(ctx, tx, text, 'sent')
      return 'taken' as const
    }
    const to = afterReport(from, told)
    if (!to) return 'known' as const
    await moveText(ctx, tx, text, to, to === 'failed' ? 'undelivered' : null)
    return 'taken' as const
  })
  return { success: true, data: { outcome } }
}
