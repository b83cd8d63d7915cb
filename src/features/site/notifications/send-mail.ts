import type { Context } from '#platform/server/context.ts'
import { bounceOf } from '#platform/server/mail/bounce.ts'
import type { Mail } from '#platform/server/mail/mail.ts'
import { clearBounce, countRested, findBounce, keepBounce } from './bounces.ts'

/**
 * Sends a letter, unless its address is known to be dead: what one may unsubscribe from is not sent there at all, what concerns
 * the account is tried again after a rest. An address that is refused for good is written down and the letter given up; any
 * other failure is thrown, and tried again by whoever queued it.
 */
export async function sendMail(ctx: Context, mail: Mail): Promise<void> {
  const known = await findBounce(ctx.db, mail.to)
  const rests = known && (mail.unsubscribeUrl !== undefined || known.try_at > ctx.now())
  if (rests) return void (await countRested(ctx, mail.to))
  try {
    await ctx.mail.send(mail)
  } catch (error) {
    const bounce = bounceOf(error)
    if (!bounce) throw error
    await keepBounce(ctx, mail.to, bounce, (known?.times ?? 0) + 1)
    ctx.log.warn({ code: bounce.code }, 'an address takes no mail and rests')
    return
  }
  if (known) await clearBounce(ctx.db, mail.to)
}
