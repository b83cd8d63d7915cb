import { emailFault, isSameAddress } from '#features/people/accounts/rules.ts'
import { Problem } from '#platform/browser/problem.ts'
import { wrongAnswers } from '../rules.ts'

type Questions = Parameters<typeof wrongAnswers>[0]
/** Who applies and with what, as forms send it. */
export type Written = { name: string; email?: string; phone?: string; cv?: string; answers?: object }
type Asked = {
  hasFile: boolean
  questions: Questions
  /** The longest last label of an address that the site takes. */
  emailTldMax: number
  /** The address of the account, which is taken as it stands: the rule is for new ones. */
  ownEmail: string | null
  say: (key: string, values?: Record<string, number>) => string
}

/**
 * What is plainly missing or wrong is said at once before megabytes travel; the server looks again.
 * @throws Problem invalid, with the fields in the order of the form
 */
export async function demandWhole(written: Written, { hasFile, questions, emailTldMax: max, ownEmail, say }: Asked) {
  const { name, cv, answers = {} } = written
  const wrong = [
    ...(cv || hasFile ? [] : [{ field: 'cv', code: 'cv_needed' }]),
    ...(name.trim().length < 2 ? [{ field: 'name', code: 'required' }] : []),
    ...(await wrongContact(written, max, ownEmail)),
    ...wrongAnswers(questions, new Map(Object.entries(answers))),
  ]
  if (wrong.length === 0) return
  throw new Problem({
    code: 'invalid',
    errors: wrong.map(({ field, code }) => ({
      field,
      code,
      message: say(code === 'cv_needed' ? 'refusals.cv_needed' : `fields.${code}`, { max }),
    })),
  })
}

async function wrongContact(
  { email = '', phone = '' }: Written,
  max: number,
  ownEmail: string | null,
): Promise<{ field: string; code: string }[]> {
  const [address, number] = [email.trim(), phone.trim()]
  if (!address && !number) return [{ field: 'email', code: 'one_contact' }]
  const fault = address && !isSameAddress(address, ownEmail) ? emailFault(address, max) : null
  return [
    ...(fault ? [{ field: 'email', code: fault }] : []),
    ...(number && !(await isNumber(number)) ? [{ field: 'phone', code: 'phone' }] : []),
  ]
}

/** By the rules that the field has brought; where they cannot come, or no country is told, the server says. */
async function isNumber(phone: string): Promise<boolean> {
  if (!phone.startsWith('+')) return true
  const numbers = await import('libphonenumber-js/min').catch(() => null)
  return numbers?.isValidPhoneNumber(phone) ?? true
}
