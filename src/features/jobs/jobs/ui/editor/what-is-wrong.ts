import type { Problem } from '#platform/browser/problem.ts'
import type { FieldError } from '#platform/shared/refusal.ts'
import { missingIn } from '../../rules.ts'
import type { JobValues } from './job-values.ts'
import type { Draft } from './use-autosave.ts'

type Wrong = { name: string; text: string }

/** Salary is one field here and four columns there; the texts belong to the language they are written in. */
const fieldOf: Record<string, string> = {
  salary_min: 'salary',
  salary_max: 'salary',
  salary_currency: 'salary',
  salary_period: 'salary',
}

/** What the last save was refused for, and what still keeps the job from going out. */
export function fieldErrors(problem: Problem | null, missing: Draft['missing']): Wrong[] {
  const refused = (problem?.errors ?? []).map(({ field, message }) => ({ name: nameOf(field), text: message }))
  const lacking = missing.map(({ field, message }) => ({ name: nameOf(field), text: message }))
  const all = [...refused, ...lacking]
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

/** What keeps a job from going out that was not saved yet, by the rule that the server goes by. */
export function missingHere(values: JobValues): FieldError[] {
  const { texts, language, salary } = values
  const main = texts.find((text) => text.language === language)
  return missingIn({
    ...values,
    ...{ title: main?.title ?? '', description: main?.description ?? '' },
    ...{ salary_min: salary.min, salary_max: salary.max },
    ...{ salary_currency: salary.currency, salary_period: salary.period },
    // whoever posts it is told by the server
    ...{ words: '', company: '', applicants_count: 0 },
  })
}

/** `texts.0.title` is the title of the text in sight; `questions.2.text` stays what it is. */
function nameOf(field: string): string {
  const own = field.replace(/^texts\.\d+\./, '')
  return fieldOf[own] ?? own.split('.')[0] ?? own
}
