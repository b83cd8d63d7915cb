import '#platform/browser/document.ts'
import { useState } from 'react'
import { JobStateWord } from '#features/jobs/jobs/ui/job-state-word.tsx'
import { JobTitle } from '#features/jobs/jobs/ui/job-words.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { loadMailed } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { useSend } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { answerJobQuestion, type jobAnswers, showJobQuestion } from '../contract.ts'
import type { Route } from './+types/job-question-screen'

type JobAnswer = (typeof jobAnswers)[number]

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const asked = await loadMailed(page, showJobQuestion, { key: params.key })
  return { question: asked?.data ?? null }
}

/**
 * "Is it still open?", answered by one press without signing in. Opening the page answers nothing: scanners that open
 * every link of a mail would else close jobs.
 */
export default function JobQuestionScreen({ loaderData: { question }, params: { key } }: Route.ComponentProps) {
  const t = useTranslations('jobLife.question')
  const [said, setSaid] = useState<JobAnswer | null>(null)
  const send = useSend(answerJobQuestion, { onDone: () => setSaid(send.variables?.answer ?? null) })
  return (
    <PublicShell>
      <title>{t('title')}</title>
      <meta name="robots" content="noindex" />
      <main id="main" data-screen="job-question" className="wrap wrap-form page stack stack-l">
        <h1>{t('title')}</h1>
        {question ? <About question={question} /> : <Note tone="warm">{t('expired')}</Note>}
        {send.error ? (
          <Note tone="bad" alert>
            {send.error.message}
          </Note>
        ) : null}
        {send.isSuccess ? (
          <Note tone="good" alert>
            {t(`said.${said ?? 'open'}`)}
          </Note>
        ) : question && question.answers.length === 0 ? (
          <Note tone="info">{t('over')}</Note>
        ) : (
          <div className="stack stack-s">
            {question?.answers.map((answer) => (
              <Button
                key={answer}
                wide
                size="l"
                look={answer === 'open' ? 'primary' : answer === 'close' ? 'danger' : 'quiet'}
                busy={send.isPending && send.variables.answer === answer}
                disabled={send.isPending}
                onClick={() => send.mutate({ key, answer })}
              >
                {t(`answers.${answer}`)}
              </Button>
            ))}
          </div>
        )}
      </main>
    </PublicShell>
  )
}

type Question = NonNullable<Route.ComponentProps['loaderData']['question']>

function About({ question }: { question: Question }) {
  const t = useTranslations('jobLife.question')
  const format = useFormatter()
  const day = (at: string) => format.dateTime(new Date(at), 'longDay', { timeZone: 'UTC' })
  return (
    <section className="stack stack-xs">
      <h2>
        <JobTitle job={question} />
      </h2>
      <Facts
        items={[
          <bdi key="company">{question.company}</bdi>,
          <JobStateWord key="state" state={question.state} />,
          t('applicants', { count: question.applicants }),
          question.expires_at ? t('until', { day: day(question.expires_at) }) : null,
        ]}
      />
    </section>
  )
}
