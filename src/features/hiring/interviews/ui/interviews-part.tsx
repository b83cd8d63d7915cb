import { useState } from 'react'
import { isOpen, type Stage } from '#features/hiring/applications/stages.ts'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { type Interview, interviewsOf } from '../contract.ts'
import { InviteDialog } from './invite-dialog.tsx'
import { TeamInterview } from './team-interview.tsx'

type Props = {
  application: string
  name: string
  stage: Stage
  /** The account is deactivated: nobody is told anything. */
  asleep: boolean
}

/** The interviews of an applicant, beside CV and messages. */
export function InterviewsPart({ application, name, stage, asleep }: Props) {
  const t = useTranslations('interviews.team')
  const may = useMay()('applicant.move')
  const { data } = useCall(interviewsOf, { application })
  const [inviting, setInviting] = useState<{ before: Interview | null } | null>(null)
  const { interviews = [], team = [], zone = null } = data?.data ?? {}
  const isRunning = interviews.some(({ state }) => ['proposed', 'confirmed', 'other_asked'].includes(state))
  return (
    <section className="stack stack-s">
      <h3>{t('title')}</h3>
      {data && interviews.length === 0 ? <p className="small quiet">{t('none')}</p> : null}
      {interviews.map((interview) => (
        <TeamInterview
          key={interview.id}
          interview={interview}
          team={team}
          onPropose={() => setInviting({ before: interview })}
        />
      ))}
      {may && isOpen(stage) && !isRunning ? (
        <div>
          <Button size="s" icon="calendar" onClick={() => setInviting({ before: null })}>
            {t('invite')}
          </Button>
        </div>
      ) : null}
      {inviting ? (
        <InviteDialog
          key={inviting.before?.version ?? 0}
          application={application}
          name={name}
          asleep={asleep}
          team={team}
          placeZone={zone}
          before={inviting.before}
          onClose={() => setInviting(null)}
        />
      ) : null}
    </section>
  )
}
