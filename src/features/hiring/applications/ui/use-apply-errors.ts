import { useTranslations } from '#platform/browser/intl.ts'
import type { useApply } from './use-apply.ts'

const named = new Set(['name', 'email', 'phone', 'note'])

/** What is wrong, each with the words of its field; and whether something is wrong that belongs to no field. */
export function useApplyErrors(
  { form, file, refused, isLost, isAboutFile }: ReturnType<typeof useApply>,
  questions: readonly { id: string; text: string }[],
) {
  const t = useTranslations('applications.apply')
  // a colon follows: no second sign before it
  const asked = new Map(questions.map(({ id, text }) => [`answers.${id}`, text.replace(/[\s?؟:.]+$/u, '')]))
  const labelOf = (field: string) => asked.get(field) ?? (named.has(field) ? t(field) : undefined)
  const errors: { name: string; text: string; label?: string | undefined }[] = form.errors
    // why there is none is said already, or there is one by now
    .filter(({ field }) => field !== 'cv' || !(refused || file))
    .map(({ field, message }) => ({ name: field, text: message, label: labelOf(field) }))
  if (refused && !form.values.cv) errors.unshift({ name: 'cv', text: refused })
  const isLoose = form.problem?.errors.length === 0 && errors.length === 0 && !isAboutFile && !isLost
  return { errors, isLoose }
}
