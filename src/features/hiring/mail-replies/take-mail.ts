import type { Context } from '#platform/server/context.ts'
import { showsSecret } from '#platform/server/http/shared-secret.ts'
import { inboundMails } from '#platform/server/observe/metrics.ts'
import type { Given, Taken } from '#platform/shared/contract.ts'
import { Refused } from '#platform/shared/refusal.ts'
import type * as contract from './contract.ts'
import { takeInboundEmail } from './take-inbound-email.ts'

/**
 * Takes an email from the mail server. Whatever becomes of it, the server is told that it is settled: nothing bounces to
 * whoever may have been named as its sender, and nothing comes twice.
 * @throws Refused not_found replies by mail are off · not_allowed · file_missing · too_large
 */
export async function takeMail(
  ctx: Context,
  { to }: Taken<typeof contract.takeMail>,
): Promise<Given<typeof contract.takeMail>> {
  const { REPLY_DOMAIN: domain, INBOUND_SECRET: secret } = ctx.settings
  if (!domain || !secret) throw new Refused('not_found')
  if (!showsSecret(ctx, 'x-inbound-secret', secret)) {
    inboundMails.inc({ outcome: 'wrong_secret' })
    throw new Refused('not_allowed')
  }
  const file = ctx.received[0]
  if (!file) throw new Refused('file_missing')
  const outcome = await takeInboundEmail(ctx, { at: file.path, domain, envelope: to ?? '' })
  inboundMails.inc({ outcome })
  return { success: true, data: { outcome } }
}
