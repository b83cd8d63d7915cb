import { type Answer, refuse, yes } from '#platform/shared/refusal.ts'

export type PasswordSettings = { alphanumericOnly: boolean }

/** Passwords that everybody tries first, as they look once made to fit the rule. */
const common = new Set(
  'password,passw0rd,password1,qwertyui,qwerty123,abcd1234,abc12345,iloveyou,welcome1,letmein1,football,baseball,superman,princess,sunshine,trustno1,changeme,masar123,masarmasar,aaaaaaaa,admin123,administrator'.split(
    ',',
  ),
)

/** Seed §5 with the decision of product.md §4: 8 to 128, a lower and an upper letter, and not one of the common ones. */
export function mayBePassword(password: string, { alphanumericOnly }: PasswordSettings): Answer {
  if (password.length < 8) return refuse('password_short')
  if (!/\p{Ll}/u.test(password) || !/\p{Lu}/u.test(password)) return refuse('password_letters')
  if (alphanumericOnly && !/^[A-Za-z0-9]+$/.test(password)) return refuse('password_alphanumeric')
  if (common.has(password.toLowerCase())) return refuse('password_common')
  return yes
}

/** Seed §5: the last label of the domain has 2 to `longest` letters or digits. */
export const isEmail = (email: string, longest: number): boolean => {
  const last = email.split('.').at(-1) ?? ''
  return last.length >= 2 && last.length <= longest
}

/** Where somebody lands after signing in. */
export const homeOf = (accountType: string): string => (accountType === 'candidate' ? '/home' : '/my-pages')
