import './open-day-page.css'
import './open-days.css'
import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { directionOf } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { decideDay, listDayReviews, showDayReview } from '../team-contract.ts'
import { Only } from './day-sections.tsx'
import { DayFacts } from './day-top.tsx'
import { DayFindings } from './editor/findings-note.tsx'
import { useDayWords } from './use-day-words.ts'

/** An open day that waits for a look: all that people would read of it or be asked, what was found, and the decision. */
export function ReviewCard({ row }: { row: Gives<typeof listDayReviews>['data'][number] }) {
  const t = useTranslations('openDays.reviews')
  const kinds = useTranslations('openDays.kinds')
  const words = useDayWords()
  const [reason, setReason] = useState('')
  const { data } = useCall(showDayReview, { day: row.id })
  const decide = useSend(decideDay, {
    onDone() {
      toast.show({ text: t('decided'), tone: 'good' })
      refreshCall(listDayReviews)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const send = (move: 'approve' | 'return') => decide.mutate({ day: row.id, move, reason })
  const company = <bdi>{row.company}</bdi>
  return (
    <Card title={<bdi>{row.title}</bdi>}>
      <div className="stack">
        <Facts
          items={[
            data ? (
              <a key="company" className="link" href={`/companies/${data.data.company.slug}`}>
                {company}
              </a>
            ) : (
              company
            ),
            kinds(row.kind),
            words.dates(row.dates),
          ]}
        />
        <DayFindings findings={row.findings} />
        {data ? <SentIn sent={data.data} /> : null}
        <TextArea
          name={`reason-${row.id}`}
          label={t('reason')}
          help={t('reasonHelp')}
          rows={2}
          maxLength={1000}
          optional
          value={reason}
          onChange={setReason}
        />
        <div className="cluster">
          <Button look="primary" busy={decide.isPending} onClick={() => send('approve')}>
            {t('approve')}
          </Button>
          <Button disabled={reason.trim().length < 5 || decide.isPending} onClick={() => send('return')}>
            {t('return')}
          </Button>
        </div>
      </div>
    </Card>
  )
}

type Sent = Gives<typeof showDayReview>['data']

/** Its texts in every language, and what is not a text: the picture, the place, who alone may come, what is asked, its jobs and teams. */
function SentIn({ sent: { fields, view } }: { sent: Sent }) {
  const t = useTranslations('openDays')
  return (
    <>
      {view.cover ? (
        <div className="day-cover">
          <img src={view.cover} alt="" loading="lazy" />
        </div>
      ) : null}
      {fields.texts.map((text) => (
        <div key={text.language} className="prose" lang={text.language} dir={directionOf(text.language)}>
          <h3>{text.title}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (clean-html.ts) */}
          <div dangerouslySetInnerHTML={{ __html: text.intro }} />
          {linesOf([text.bring, text.audience, text.directions]).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ))}
      <DayFacts day={view} />
      {view.map_url ? (
        <a className="link ltr" href={view.map_url} rel="noopener nofollow noreferrer" target="_blank">
          {view.map_url}
        </a>
      ) : null}
      <Only day={{ ...view, audience: '' }} />
      <Lines
        head={t('editor.questions.head')}
        lines={view.questions.map(({ text, choices }) => [text, ...choices].join(' · '))}
      />
      <Lines head={t('page.teams')} lines={view.teams.map(({ name }) => name)} />
      <Lines head={t('page.jobs')} lines={view.job_list.map(({ title }) => title)} />
    </>
  )
}

function Lines({ head, lines }: { head: string; lines: readonly string[] }) {
  if (lines.length === 0) return null
  return (
    <section className="stack stack-xs" aria-label={head}>
      <h3>{head}</h3>
      <ul className="stack stack-xs">
        {lines.map((line, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two desks may have one name, and none moves
          <li key={at}>
            <bdi>{line}</bdi>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Each line once: what to bring is a list. */
const linesOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.split('\n').map((line) => line.trim())).filter(Boolean)),
]
