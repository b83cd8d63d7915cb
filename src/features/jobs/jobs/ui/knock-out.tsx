import { useTranslations } from '#platform/browser/intl.ts'
import type { JobView } from '../contract.ts'

type Asked = JobView['questions'][number]

/** Which answer the employer needs, said before one applies; nothing for an open question. */
export function KnockOut({ question: { kind, knock_out } }: { question: Pick<Asked, 'kind' | 'knock_out'> }) {
  const t = useTranslations('jobs.needs')
  if (knock_out === null) return null
  const needed = kind === 'yes_no' ? t(knock_out === 'yes' ? 'yes' : 'no') : knock_out
  return (
    <span className="small warm knock-out">
      {t.rich(kind === 'number' ? 'atLeast' : 'only', { answer: () => <bdi>{needed}</bdi> })}
    </span>
  )
}
