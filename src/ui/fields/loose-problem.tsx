import { useTranslations } from '#platform/browser/intl.ts'
import type { Problem } from '#platform/browser/problem.ts'
import { Note } from '#ui/basics/note.tsx'

type Props = {
  problem: Problem | null
  /** The fields that show their own errors; all that there may be when left out. */
  fields?: readonly string[]
}

/** Hydrated. What went wrong and belongs to no field of the form: no connection, a wait, a link that is used up. */
export function LooseProblem({ problem, fields }: Props) {
  const t = useTranslations()
  if (!problem || problem.errors.some(({ field }) => fields?.includes(field) ?? true)) return null
  return (
    <Note tone={problem.status === 429 ? 'warm' : 'bad'} alert>
      {problem.message || t('refusals.offline')}
    </Note>
  )
}
