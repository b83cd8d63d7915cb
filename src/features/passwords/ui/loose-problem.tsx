import { useTranslations } from 'use-intl'
import type { Problem } from '#platform/browser/problem.ts'
import { Note } from '#ui/basics/note.tsx'

/** What went wrong and belongs to no field of the form: no connection, a wait, a link that is used up. */
export function LooseProblem({ problem, fields }: { problem: Problem | null; fields: readonly string[] }) {
  const t = useTranslations('refusals')
  if (!problem || problem.errors.some(({ field }) => fields.includes(field))) return null
  return (
    <Note tone={problem.status === 429 ? 'warm' : 'bad'} alert>
      {problem.message || t('offline')}
    </Note>
  )
}
