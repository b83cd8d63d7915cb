import { Problem } from '#platform/browser/problem.ts'
import { wrongAnswers } from '../rules.ts'

type Questions = Parameters<typeof wrongAnswers>[0]
/** Who applies and with what, as forms send it. */
export type Written = { name: string; email?: unknown; phone?: string; cv?: string; answers?: object }

/**
 * What is plainly missing is said before megabytes travel; the server looks again.
 * @throws Problem invalid, with the fields in the order of the form
 */
export function demandWhole(written: Written, hasFile: boolean, questions: Questions, say: (key: string) => string) {
  const { name, email, phone, cv, answers = {} } = written
  const wrong = [
    ...(cv || hasFile ? [] : [{ field: 'cv', code: 'cv_needed' }]),
    ...(name.trim().length < 2 ? [{ field: 'name', code: 'required' }] : []),
    ...(email || phone ? [] : [{ field: 'email', code: 'one_contact' }]),
    ...wrongAnswers(questions, new Map(Object.entries(answers))),
  ]
  if (wrong.length === 0) return
  throw new Problem({
    code: 'invalid',
    errors: wrong.map(({ field, code }) => ({
      field,
      code,
      message: say(code === 'cv_needed' ? 'refusals.cv_needed' : `fields.${code}`),
    })),
  })
}
