import { hash, verify } from '@node-rs/argon2'
import type { Context } from '#platform/server/context.ts'
import { wrongField } from '#platform/shared/refusal.ts'
import { isCommonPassword } from './common-passwords.ts'
import { mayBePassword } from './rules.ts'

/** argon2id, 19 MiB and two passes: the first choice of OWASP's password storage cheat sheet. Tests pay less (tests/world/quick-passwords.ts). */
export const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> => hash(password, cost)

let decoy: Promise<string> | undefined

/** Takes as long for an account that does not exist as for one that does, so that time tells nothing. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  decoy ??= hashPassword('no account has this password')
  const right = await verify(stored ?? (await decoy), password)
  return right && Boolean(stored)
}

/** @throws Refused invalid: the password may not be one */
export function demandPassword({ settings }: Context, password: string, field = 'password'): void {
  const answer = mayBePassword(password, { alphanumericOnly: settings.PASSWORD_ALNUM_ONLY }, isCommonPassword)
  if (answer.refused) throw wrongField(field, answer.code)
}
