import { caseTones } from '#features/staff/cases/ui/case-tones.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { CaseOf } from '../contract.ts'

/** What was reported of a job, or of a company and its jobs. */
export function JobCases({ cases }: { cases: readonly CaseOf[] }) {
  const t = useTranslations('wholeJobs')
  const words = useTranslations('cases')
  const format = useFormatter()
  return (
    <Card title={t('cases')}>
      {cases.length === 0 ? <p className="small quiet">{t('noCases')}</p> : null}
      <ul className="rows">
        {cases.map(({ id, state, reports, opened_at }) => (
          <li key={id} className="row spread">
            <a className="link" href={`/admin/cases/${id}`}>
              {t('reportsOf', { count: reports, day: format.dateTime(new Date(opened_at), 'day') })}
            </a>
            <Word tone={caseTones[state]}>{words(`states.${state}`)}</Word>
          </li>
        ))}
      </ul>
    </Card>
  )
}
