import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Word } from '#ui/basics/word.tsx'
import type { CaseReport } from '../contract.ts'

/** What was chosen of a conversation, in its order; staff see nothing else of it. */
export function ReportedMessages({ messages }: Pick<CaseReport, 'messages'>) {
  const t = useTranslations('cases.case')
  const format = useFormatter()
  return (
    <section className="stack stack-s" aria-label={t('messages')}>
      <p className="small strong">{t('messages')}</p>
      <ol className="rows">
        {messages.map(({ id, at, name, mine, text, files }) => (
          <li key={id} className="stack stack-xs">
            <p className="cluster small quiet">
              <bdi className="strong">{name}</bdi>
              {mine ? <Word>{t('reporter')}</Word> : null}
              <time dateTime={at}>{format.dateTime(new Date(at), 'moment')}</time>
            </p>
            {text ? <p dir="auto">{text}</p> : null}
            {files.map((file) => (
              <p key={file} className="small">
                <bdi>{file}</bdi>
              </p>
            ))}
          </li>
        ))}
      </ol>
    </section>
  )
}
