import { useTranslations } from '#platform/browser/intl.ts'
import type { JobView } from '../contract.ts'
import { useDay, useListOf } from './job-words.tsx'

/** "Changed on 3 November: pay": what an employer changed of a job that others had read. */
export function ChangedDays({ changes }: { changes: JobView['changes'] }) {
  const t = useTranslations('jobs')
  const day = useDay()
  const list = useListOf()
  if (changes.length === 0) return null
  return (
    <ul className="small quiet">
      {changes.slice(0, 3).map(({ at, fields }) => (
        <li key={at}>
          {t('changedOn', { day: day(at), fields: list(fields.map((field) => t(`fieldNames.${field}`))) })}
        </li>
      ))}
    </ul>
  )
}
