import type { Problem } from '#platform/browser/problem.ts'
import { isSavable, type JobValues } from './job-values.ts'
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
export function fieldErrors(
  problem: Problem | null,
  missing: Draft['missing'],
  values: JobValues,
  titleFirst: string,
  tried: boolean,
): Wrong[] {
  const refused = (problem?.errors ?? []).map(({ field, message }) => ({ name: nameOf(field), text: message }))
  const lacking = missing.map(({ field, message }) => ({ name: nameOf(field), text: message }))
  const all = [...refused, ...lacking]
  if (tried && !isSavable(values)) all.unshift({ name: 'title', text: titleFirst })
  return all.filter(({ name }, at) => all.findIndex((one) => one.name === name) === at)
}

/** `texts.0.title` is the title of the text in sight; `questions.2.text` stays what it is. */
function nameOf(field: string): string {
  const own = field.replace(/^texts\.\d+\./, '')
  return fieldOf[own] ?? own.split('.')[0] ?? own
}
