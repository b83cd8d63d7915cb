import { lazy, Suspense } from 'react'
import { showApplicant, showMine } from '#features/hiring/applications/contract.ts'
import { ApplicationPath } from '#features/hiring/applications/ui/application-path.tsx'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { StagePath } from '#features/hiring/pipeline/ui/stage-path.tsx'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import type { Viewer } from '../places.ts'

const Match = lazy(async () => ({
  default: (await import('#features/hiring/pipeline/ui/applicant-match.tsx')).ApplicantMatch,
}))

type Props = { as: Viewer; application: string; link: string | null }

/** The application a conversation is about: where it stands, what the job asks for, and the way to it. */
export function ApplicationCard({ as, ...rest }: Props) {
  return as === 'page' ? <OfTeam {...rest} /> : <Own {...rest} />
}

type CardProps = Omit<Props, 'as'>

function OfTeam({ application, link }: CardProps) {
  const t = useTranslations('inbox')
  const may = useMay()('applicant.read')
  const { data, error } = useCall(showApplicant, { application }, { enabled: may })
  if (!may || error) return null
  const applicant = data?.data
  return (
    <>
      <section className="stack stack-s">
        <div className="row spread">
          <h3>{t('application')}</h3>
          {applicant?.owed ? <DueClock from={applicant.submitted_at} due={applicant.answer_due_at} /> : null}
        </div>
        {applicant ? <StagePath applicant={applicant} look="down" /> : <Skeleton />}
        {applicant?.cv ? (
          <a className="link small" href={applicant.cv.url} target="_blank" rel="noopener">
            {t('cv')}
          </a>
        ) : null}
        <OpenLink link={link} />
      </section>
      <Suspense fallback={<Skeleton />}>
        <Match application={application} most={3} />
      </Suspense>
    </>
  )
}

function Own({ application, link }: CardProps) {
  const t = useTranslations('inbox')
  const { data, error } = useCall(showMine, { application })
  if (error) return null
  const mine = data?.data
  return (
    <section className="stack stack-s">
      <h3>{t('application')}</h3>
      {mine ? <ApplicationPath application={mine} look="down" /> : <Skeleton />}
      <OpenLink link={link} />
    </section>
  )
}

function OpenLink({ link }: { link: string | null }) {
  const t = useTranslations('inbox')
  if (!link) return null
  return (
    <div className="only-narrow">
      <LinkButton size="s" href={link}>
        {t('opens.application')}
      </LinkButton>
    </div>
  )
}
