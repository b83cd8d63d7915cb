import type { JobView } from '#features/jobs/jobs/contract.ts'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Card } from '#ui/basics/card.tsx'
import { Word } from '#ui/basics/word.tsx'
import type { showReview } from '../contract.ts'

type Findings = Gives<typeof showReview>['data']['findings']

/** What the automatic look found, by the field it stands in, with the words themselves. */
export function FindingsCard({ findings, job }: { findings: Findings; job: JobView }) {
  const t = useTranslations('moderation.findings')
  const nameOf = useFieldName()
  const format = useFormatter()
  if (findings.length === 0) return null
  return (
    <Card title={t('title')}>
      <ul className="rows">
        {findings.map(({ rule, severity, field, quote, period }, at) => (
          <li key={`${rule} ${field} ${quote}`} id={`finding-${at}`} className="stack stack-xs">
            <p className="cluster">
              <span className="num faint">{format.number(at + 1)}</span>
              <Word tone={severity === 'block' ? 'bad' : 'warm'}>{t(`rules.${rule}`)}</Word>
              <span className="small quiet">{nameOf(field)}</span>
            </p>
            {quote ? (
              <blockquote dir="auto">
                {isMarked(job, at) ? (
                  <a className="link" href={`#words-${at}`}>
                    {quote}
                  </a>
                ) : (
                  quote
                )}
              </blockquote>
            ) : null}
            {period ? <p className="small">{t(`meant.${period}`)}</p> : null}
          </li>
        ))}
      </ul>
    </Card>
  )
}

/** Whether the words stand in the text beside, marked. */
const isMarked = ({ text }: JobView, at: number): boolean =>
  [text.description, text.responsibilities, text.requirements].some((html) => html.includes(`id="words-${at}"`))

/** Findings name fields of the contract; a question by its number, pay by its columns. */
function useFieldName() {
  const t = useTranslations('moderation.findings')
  const names = useTranslations('jobs.fieldNames')
  return (field: string) => {
    const question = /^questions\.(\d+)/.exec(field)
    if (question) return t('question', { place: Number(question[1]) + 1 })
    const group = fieldGroup(field)
    return group ? names(group) : t('page')
  }
}

const known = new Set(['title', 'description', 'responsibilities', 'requirements', 'questions'])

/** The name of the editor's field that a finding's field belongs to; null for what is not of the job. */
export function fieldGroup(field: string): string | null {
  if (field.startsWith('salary')) return 'salary'
  const own = field.split('.')[0] ?? field
  return known.has(own) ? own : null
}
