import { JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Facts } from '#ui/basics/word.tsx'
import { tryRule } from '../../contract.ts'
import { isEmptyRule } from '../../rules.ts'
import type { RuleValues } from './group-values.ts'

const shownAtOnce = 6

/** What the rule finds at this moment. */
export function RuleResult({ rule }: { rule: RuleValues }) {
  const t = useTranslations('jobGroups.editor.rule')
  const asked = Object.fromEntries(Object.entries(rule).filter(([, part]) => part !== null))
  const { data } = useCall(tryRule, asked, { enabled: !isEmptyRule(rule) })
  if (!data || isEmptyRule(rule)) return null
  const jobs = data.data
  return (
    <div className="stack stack-s">
      <p className="strong" role="status">
        {t('finds', { count: jobs.length })}
      </p>
      <ul className="rows">
        {jobs.slice(0, shownAtOnce).map((job) => (
          <li key={job.id}>
            <p className="clip">
              <JobTitle job={job} />
            </p>
            <Facts small items={[job.place]} />
          </li>
        ))}
      </ul>
      {jobs.length > shownAtOnce ? (
        <p className="small quiet">{t('more', { count: jobs.length - shownAtOnce })}</p>
      ) : null}
    </div>
  )
}
