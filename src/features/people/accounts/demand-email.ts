import { disposableEmailBlocklistSet } from 'disposable-email-domains-js'
import type { Context } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import { emailFault } from './rules.ts'

/** The package makes a new set whenever it is asked. */
const thrownAway = disposableEmailBlocklistSet()

/** Whether a mailbox is one that is thrown away after use (product.md, "Trust"); what stands below such a domain too. */
export function isThrownAway(email: string): boolean {
  const labels = (email.split('@').at(-1) ?? '').toLowerCase().split('.')
  return labels.some((_, at) => thrownAway.has(labels.slice(at).join('.')))
}

/**
 * An address the site takes (seed §5), and one that lasts.
 * @throws Refused invalid: `email` for its form, `email_ending` for its last label, `throw_away`
 */
export function demandEmail({ settings }: Context, email: string): void {
  const max = settings.EMAIL_TLD_MAX
  const fault = emailFault(email, max)
  if (fault) throw wrongField('email', fault, { max })
  demandLasting(email)
}

/** No mailbox that is thrown away. @throws Refused invalid */
export function demandLasting(email: string): void {
  if (isThrownAway(email)) throw wrongField('email', 'throw_away')
}
