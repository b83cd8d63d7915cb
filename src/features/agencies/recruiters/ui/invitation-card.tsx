import { useTerms } from '#features/agencies/clients/ui/use-terms.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useSend } from '#platform/browser/use-call.ts'
import { useSureSend } from '#platform/browser/use-sure-send.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { answerInvitation, type JobInvitation, listInvitations } from '../contract.ts'
import { recruiterTones } from './state-tones.ts'

/** A job one is invited to: what anybody reads of it, the terms, and the answer. */
export function InvitationCard({ invitation }: { invitation: JobInvitation }) {
  const t = useTranslations('recruiters')
  const day = useDay()
  const terms = useTerms()
  const { company, job, state, words, most_people, sent, hired } = invitation
  return (
    <Card>
      <div className="stack stack-s">
        <div className="cluster spread">
          <h2 className="strong">
            {job.open ? (
              <a className="link" href={job.path}>
                <bdi>{job.title}</bdi>
              </a>
            ) : (
              <bdi>{job.title}</bdi>
            )}
          </h2>
          <Word tone={recruiterTones[state]}>{t(`states.${state}`)}</Word>
        </div>
        <Facts
          small
          items={[
            <a key="company" className="link" href={`/companies/${company.slug}`}>
              <bdi>{company.name}</bdi>
            </a>,
            <bdi key="place">{job.place}</bdi>,
            t('invitations.openings', { count: job.openings }),
            t('asked', { day: day(invitation.asked_at) }),
          ]}
        />
        {words ? <blockquote dir="auto">{words}</blockquote> : null}
        <KeyValues
          items={[
            { key: t('invitations.fee'), value: terms.fee(invitation) },
            { key: t('invitations.guarantee'), value: terms.guarantee(invitation) },
            {
              key: t('people'),
              value:
                state === 'asked' ? (
                  t('invitations.most', { count: most_people })
                ) : (
                  <Facts
                    items={[t('sent', { sent, most: most_people }), hired > 0 ? t('hired', { count: hired }) : null]}
                  />
                ),
            },
          ]}
        />
        <Acts invitation={invitation} />
      </div>
    </Card>
  )
}

function Acts({ invitation: { id, may, client, job, state } }: { invitation: JobInvitation }) {
  const t = useTranslations('recruiters.invitations')
  const answer = useSend(answerInvitation, {
    onDone({ data }) {
      toast.show({ text: t(data.state === 'active' ? 'accepted' : 'saved'), tone: 'good' })
      refreshCall(listInvitations)
    },
    onProblem: ({ message }) => void toast.show({ text: message, tone: 'bad' }),
  })
  const leave = useSureSend(answerInvitation, { onDone: () => refreshCall(listInvitations) })
  return (
    <div className="cluster">
      {may.includes('accept') ? (
        <>
          <Button
            look="primary"
            busy={answer.isPending}
            onClick={() => answer.mutate({ recruiter: id, event: 'accept' })}
          >
            {t('accept')}
          </Button>
          <Button busy={answer.isPending} onClick={() => answer.mutate({ recruiter: id, event: 'decline' })}>
            {t('decline')}
          </Button>
        </>
      ) : null}
      {client && state !== 'asked' ? <LinkButton href={`/page/clients/${client}`}>{t('client')}</LinkButton> : null}
      {may.includes('end') ? (
        <Button look="text" onClick={leave.ask}>
          {t('leave')}
        </Button>
      ) : null}
      <SureDialog
        {...leave.question}
        title={t('leaveTitle')}
        about={<bdi>{job.title}</bdi>}
        go={t('leave')}
        onGo={() => leave.send({ recruiter: id, event: 'end' })}
      >
        <p>{t('leaveText')}</p>
      </SureDialog>
    </div>
  )
}
