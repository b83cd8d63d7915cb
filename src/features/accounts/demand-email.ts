import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { Context } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import { isEmail } from './rules.ts'

/** The package makes a new set whenever it is asked. */
const thrownAway = disposableEmailBlocklistSet()

/** Whether a mailbox is one that is thrown away after use (product.md, "Trust"); what stands below such a domain too. */
export function isThrownAway(email: string): boolean {
  const labels = (email.split('@').at(-1) ?? '').toLowerCase().split('.')
  return labels.some((_, at) => thrownAway.has(labels.slice(at).join('.')))
}

/** A new address of an account, a page or an applicant: the shape of the seed, and one that lasts. @throws Refused invalid */
export function demandEmail(ctx: Pick<Context, 'settings'>, email: string): void {
  if (!isEmail(email, ctx.settings.EMAIL_TLD_MAX)) throw wrongField('email', 'email')
  demandLasting(email)
}

/** No mailbox that is thrown away. @throws Refused invalid */
export function demandLasting(email: string): void {
  if (isThrownAway(email)) throw wrongField('email', 'throw_away')
}
