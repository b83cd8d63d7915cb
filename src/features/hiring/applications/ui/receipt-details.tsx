import { useNow } from 'use-intl'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Path } from '#ui/basics/path.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { JobToApply } from './job-to-apply.ts'
import type { Sent } from './sent.ts'

const dayLong = 86_400_000

/** What comes next, and what was stored. */
export function ReceiptDetails({ sent, job }: { sent: Sent; job: JobToApply }) {
  return (
    <>
      <WhatNext job={job} />
      <WhatIsStored sent={sent} />
    </>
  )
}

function WhatNext({ job }: { job: JobToApply }) {
  const t = useTranslations('applications.receipt')
  const now = useNow()
  const format = useFormatter()
  const day = (at: Date) => format.dateTime(at, 'longDay')
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
          { key: t('contact'), value: <Contacts of={sent.contacts} /> },
          { key: t('cv'), value: <bdi>{sent.cv}</bdi> },
          ...(sent.answers > 0 ? [{ key: t('answers'), value: t('count', { count: sent.answers }) }] : []),
          ...(sent.note ? [{ key: t('note'), value: t('noteStored') }] : []),
        ]}
      />
    </section>
  )
}

/** Each is read from left to right; which stands first goes by the language. */
function Contacts({ of }: { of: readonly string[] }) {
  return (
    <Facts
      items={of.map((contact) => (
        <bdi key={contact} dir="ltr">
          {contact}
        </bdi>
      ))}
    />
  )
}
