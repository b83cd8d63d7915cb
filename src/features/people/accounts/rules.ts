import { emailPattern } from '#platform/shared/fields.ts'
import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export type PasswordSettings = { alphanumericOnly: boolean }

/** Passwords that everybody tries first; the server knows many more (common-passwords.ts). */
const commonest = new Set(
  'password,passw0rd,password1,qwertyui,qwerty123,abcd1234,abc12345,iloveyou,welcome1,letmein1,football,baseball,superman,princess,sunshine,trustno1,changeme,masar123,masarmasar,aaaaaaaa,admin123,administrator'.split(
    ',',
  ),
)

/**
 * Seed §5 with the decision of product.md §4: 8 to 128, a lower and an upper letter, and not one of the common ones.
 * @param isCommon what else everybody tries first, asked with the password in small letters
 */
export function mayBePassword(
  password: string,
  { alphanumericOnly }: PasswordSettings,
  isCommon: (lower: string) => boolean = () => false,
): Answer {
  if (password.length < 8) return refuse('password_short')
  if (password.length > 128) return refuse('password_long')
  if (!/\p{Ll}/u.test(password) || !/\p{Lu}/u.test(password)) return refuse('password_letters')
  if (alphanumericOnly && !/^[A-Za-z0-9]+$/.test(password)) return refuse('password_alphanumeric')
  const lower = password.toLowerCase()
  if (commonest.has(lower) || isCommon(lower)) return refuse('password_common')
  return yes
}

/** Seed §5: letters, digits, `_.+-` before the at sign, domain labels, and a last one of 2 to `longest` letters or digits. */
export const isEmail = (email: string, longest: number): boolean =>
  email.length <= 254 && emailPattern.test(email) && (email.split('.').at(-1) ?? '').length <= longest

/** What is wrong with an e-mail address: its form, or an ending longer than the site takes; null for nothing. */
export function emailFault(email: string, longest: number): 'email' | 'email_ending' | null {
  if (isEmail(email, longest)) return null
  return isEmail(email, 63) ? 'email_ending' : 'email'
}

/** Whether two spellings lead to the same mailbox. */
export const isSameAddress = (one: string, other: string | null): boolean => one.toLowerCase() === other?.toLowerCase()

/** Where the site's own people begin. */
export const staffHome = '/admin'

/** Where somebody lands after signing in: who works for one company alone is at work there at once, of several one is asked for. */
export function homeOf({ account_type, isStaff }: { account_type: string; isStaff: boolean }): string {
  if (isStaff) return staffHome
  return account_type === 'candidate' ? '/home' : '/page'
}
