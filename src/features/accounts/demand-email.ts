import type { Context } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import { emailFault } from './rules.ts'

/** An address the site takes (seed §5). @throws Refused invalid: `email` for its form, `email_ending` for its last label */
export function demandEmail({ settings }: Context, email: string): void {
  const max = settings.EMAIL_TLD_MAX
  const fault = emailFault(email, max)
  if (fault) throw wrongField('email', fault, { max })
}
