import { useTranslations } from '#platform/browser/intl.ts'
import { Word } from '#ui/basics/word.tsx'
import type { JobFinding } from '../look-contract.ts'

/** What the automatic look found, with the words themselves and the version of the rules. */
export function FindingList({ findings }: { findings: readonly JobFinding[] }) {
  const t = useTranslations('jobs.findings')
  if (findings.length === 0) return null
  return (
    <ul className="rows" aria-label={t('all')}>
      {findings.map(({ rule, severity, quote, field, version }) => (
        <li key={`${rule} ${field} ${quote}`} className="cluster small">
          <Word tone={severity === 'block' ? 'bad' : 'warm'}>{t(rule)}</Word>
          <bdi className="grow">{quote}</bdi>
          {version === undefined ? null : <span className="faint">{t('version', { version })}</span>}
        </li>
      ))}
    </ul>
  )
}
