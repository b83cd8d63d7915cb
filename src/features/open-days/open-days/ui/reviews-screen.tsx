import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall, useSend } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { directionOf } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { decideDay, listDayReviews, showDayReview } from '../team-contract.ts'
import type { Route } from './+types/reviews-screen'
import { DayFindings } from './editor/findings-note.tsx'
import { useDayWords } from './use-day-words.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.openday.review')
  return { first: session ? await load(page, listDayReviews, {}) : undefined }
}

/** Open days that wait for a look, the longest first: what they say, what was found, and the decision. */
export default function ReviewsScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('openDays.reviews')
  useTopic('reviews')
  const list = useCall(listDayReviews, {}, { initial: first, enabled: first !== undefined })
  const rows = list.data?.data ?? []
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="open-day-reviews" className="wrap-read stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </header>
        {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
        {list.data && rows.length === 0 ? <Empty icon="done" title={t('none')} /> : null}
        {rows.map((row) => (
          <Review key={row.id} row={row} />
        ))}
      </main>
    </AppShell>
  )
}

function Review({ row }: { row: Gives<typeof listDayReviews>['data'][number] }) {
  const t = useTranslations('openDays.reviews')
  const kinds = useTranslations('openDays.kinds')
  const words = useDayWords()
  const [reason, setReason] = useState('')
  const decide = useSend(decideDay, {
    onDone() {
      toast.show({ text: t('decided'), tone: 'good' })
      refreshCall(listDayReviews)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const send = (move: 'approve' | 'return') => decide.mutate({ day: row.id, move, reason })
  return (
    <Card title={<bdi>{row.title}</bdi>}>
      <div className="stack">
        <Facts items={[<bdi key="company">{row.company}</bdi>, kinds(row.kind), words.dates(row.dates)]} />
        <DayFindings findings={row.findings} />
        <Texts day={row.id} />
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

function Texts({ day }: { day: string }) {
  const { data } = useCall(showDayReview, { day })
  return (
    <>
      {(data?.data.fields.texts ?? []).map((text) => (
        <div key={text.language} className="prose" lang={text.language} dir={directionOf(text.language)}>
          <h3>{text.title}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned when it was written (clean-html.ts) */}
          <div dangerouslySetInnerHTML={{ __html: text.intro }} />
          {linesOf([text.bring, text.audience, text.directions]).map((words) => (
            <p key={words}>{words}</p>
          ))}
        </div>
      ))}
    </>
  )
}

/** Each line once: what to bring is a list. */
const linesOf = (texts: readonly string[]): string[] => [
  ...new Set(texts.flatMap((text) => text.split('\n').map((line) => line.trim())).filter(Boolean)),
]
