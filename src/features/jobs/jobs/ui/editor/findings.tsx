import './findings.css'
import { createContext, Fragment, useContext } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import type { JobFinding } from '../../look-contract.ts'

/** What the automatic look finds in the job as it is written. */
export const Findings = createContext<readonly JobFinding[]>([])

type Props = {
  /** Fields of the contract that are one field here. */
  of: readonly string[]
  /** Only what stands in the text of this language. */
  language?: string
  onRemove?: (sentence: string) => void
  onPeriod?: (period: NonNullable<JobFinding['period']>) => void
}

/** Beside a field: which words are meant, why they cannot stand, and what to do. */
export function FindingNotes({ of, language, onRemove, onPeriod }: Props) {
  const t = useTranslations('jobs.findings')
  const found = useContext(Findings).filter(
    (one) => of.includes(one.field) && (!language || one.language === null || one.language === language),
  )
  if (found.length === 0) return null
  return (
    <div className="stack stack-s" role="status">
      {found.map(({ rule, severity, quote, sentence, period }) => (
        <Note key={`${rule} ${quote}`} tone={severity === 'block' ? 'bad' : 'warm'} title={t(rule)}>
          {quote ? (
            <blockquote className="finding-words" dir="auto">
              <Marked text={sentence ?? quote} quote={quote} />
            </blockquote>
          ) : null}
          <p className="small">{t(`why.${rule}`)}</p>
          {onRemove && sentence ? (
            <Button size="s" look="quiet" icon="trash" onClick={() => onRemove(sentence)}>
              {t('remove')}
            </Button>
          ) : null}
          {onPeriod && period ? (
            <Button size="s" look="quiet" onClick={() => onPeriod(period)}>
              {t(`change.${period}`)}
            </Button>
          ) : null}
        </Note>
      ))}
    </div>
  )
}

/** The sentence with the words that are meant marked in it. */
function Marked({ text, quote }: { text: string; quote: string }) {
  const at = text.indexOf(quote)
  if (at < 0) return <mark>{quote}</mark>
  return (
    <Fragment>
      {text.slice(0, at)}
      <mark>{quote}</mark>
      {text.slice(at + quote.length)}
    </Fragment>
  )
}
