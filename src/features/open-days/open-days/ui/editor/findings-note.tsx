import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import type { DayDraft } from '../../team-contract.ts'

/** What the automatic look found in the words, with the words themselves. */
export function DayFindings({ findings }: { findings: DayDraft['findings'] }) {
  const t = useTranslations('openDays.editor')
  if (findings.length === 0) return null
  const blocks = findings.some(({ severity }) => severity === 'block')
  return (
    <Note tone={blocks ? 'bad' : 'warm'} title={t('findings', { count: findings.length })}>
      <p>{t('findingsText')}</p>
      <ul className="stack stack-xs">
        {findings.map(({ field, quote, rule }) => (
          <li key={`${field} ${rule} ${quote}`}>
            <q dir="auto">{quote}</q>
          </li>
        ))}
      </ul>
    </Note>
  )
}
