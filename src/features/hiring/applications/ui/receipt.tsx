import { useEffect, useRef } from 'react'
import { useNow, useTranslations } from 'use-intl'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useSession } from '#frame/use-session.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Path } from '#ui/basics/path.tsx'
import type { JobToApply } from './job-to-apply.ts'

/** What was sent, as the visitor wrote it. */
export type Sent = {
  application: string
  again: boolean
  name: string
  /** How one may be reached: address and number, as far as they were given. */
  contacts: readonly string[]
  byMail: boolean
  cv: string
  note: boolean
  answers: number
}

const dayLong = 86_400_000

/** It has arrived: what was stored, what comes next, and by when. A guest learns by mail what became of it, since anybody may type an address. */
export function Receipt({ sent, job }: { sent: Sent; job: JobToApply }) {
  const t = useTranslations('applications.receipt')
  const session = useSession()
  const again = session !== null && sent.again
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
  }, [])
  return (
    <div className="stack stack-l">
      <div className="stack stack-s">
        <h1 ref={heading} tabIndex={-1}>
          {t(session ? (again ? 'again' : 'title') : sent.byMail ? 'checkMail' : 'checkTexts')}
        </h1>
        <p className="quiet">
          {t.rich(session ? (again ? 'againText' : 'text') : sent.byMail ? 'mailed' : 'texted', {
            company: () => <bdi>{job.company.name}</bdi>,
            contact: () => <bdi dir="ltr">{sent.contacts[0]}</bdi>,
          })}
        </p>
      </div>
      {again ? null : <WhatNext job={job} />}
      {again ? null : <WhatIsStored sent={sent} />}
      <div className="cluster">
        {session ? (
          <LinkButton href={`/applications/${sent.application}`} look="primary">
            {t('follow')}
          </LinkButton>
        ) : null}
        <LinkButton href="/jobs" look={session ? 'quiet' : 'primary'}>
          {t('others')}
        </LinkButton>
      </div>
    </div>
  )
}

function WhatNext({ job }: { job: JobToApply }) {
  const t = useTranslations('applications.receipt')
  const now = useNow()
  const day = useDay()
  return (
    <section className="stack stack-s">
      <h2 className="apply-legend">{t('next')}</h2>
      <Path
        look="down"
        label={t('next')}
        stops={[
          { words: t('sent'), state: 'done', note: day(now) },
          { words: t('read'), state: 'next', note: t('readNote') },
          {
            words: t('answer'),
            state: 'next',
            note: t('answerBy', { day: day(new Date(now.getTime() + job.answer_days * dayLong)) }),
          },
        ]}
      />
    </section>
  )
}

function WhatIsStored({ sent }: { sent: Sent }) {
  const t = useTranslations('applications.receipt')
  return (
    <section className="stack stack-s">
      <h2 className="apply-legend">{t('stored')}</h2>
      <KeyValues
        items={[
          { key: t('name'), value: <bdi>{sent.name}</bdi> },
          { key: t('contact'), value: <bdi dir="ltr">{sent.contacts.join(' · ')}</bdi> },
          { key: t('cv'), value: <bdi>{sent.cv}</bdi> },
          ...(sent.answers > 0 ? [{ key: t('answers'), value: t('count', { count: sent.answers }) }] : []),
          ...(sent.note ? [{ key: t('note'), value: t('noteStored') }] : []),
        ]}
      />
    </section>
  )
}
