import { useEffect, useRef, useState } from 'react'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import type { JobToApply } from './job-to-apply.ts'
import type { ReceiptDetails } from './receipt-details.tsx'
import type { Sent } from './sent.ts'

/** It has arrived: what was stored, what comes next, and by when. A guest learns by mail what became of it, since anybody may type an address. */
export function Receipt({ sent, job }: { sent: Sent; job: JobToApply }) {
  const t = useTranslations('applications.receipt')
  const session = useSession()
  const again = session !== null && sent.again
  const heading = useRef<HTMLHeadingElement>(null)
  const [Details, setDetails] = useState<typeof ReceiptDetails | null>(null)
  useEffect(() => {
    heading.current?.focus()
    scrollTo({ top: 0 })
    // the form does without it; a line that is lost by now takes nothing from what is said above
    import('./receipt-details.tsx').then(
      (part) => setDetails(() => part.ReceiptDetails),
      () => {},
    )
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
      {again || !Details ? null : <Details sent={sent} job={job} />}
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
