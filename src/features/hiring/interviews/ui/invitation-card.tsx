import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Note } from '#ui/basics/note.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { askOtherTime, declineInterview, type Invitation } from '../contract.ts'
import { InterviewFacts } from './interview-facts.tsx'
import { PickForm } from './pick-form.tsx'
import { useInvitationClock } from './use-invitation-clock.ts'

type Props = { first: Invitation }

/** An invitation as the candidate sees it: pick a time, ask for another one, or call it off; without signing in. */
export function InvitationCard({ first }: Props) {
  const t = useTranslations('interviews.mine')
  const when = useInvitationClock(first)
  const [changed, setChanged] = useState<Invitation | null>(null)
  // what was done here is newer than what was loaded, until that is loaded anew
  const invitation = changed && changed.version > first.version ? changed : first
  // what React calls a key is something else
  const { key, ...facts } = invitation
  const { state, starts_at, job, asleep } = facts
  const company = job.company.name
  const onDone = ({ data }: { data: Invitation }) => {
    setChanged(data)
    refresh('interview.moved')
  }
  return (
    <Card title={t(state === 'confirmed' ? 'confirmed' : 'title', { company })}>
      <div className="stack">
        {state === 'confirmed' && starts_at ? (
          <>
            <p className="lead strong">{when.both(starts_at)}</p>
            <p className="small quiet">{t('zone', { zone: when.zoneWords })}</p>
            {when.beside(starts_at) ? <p className="small">{when.beside(starts_at)}</p> : null}
          </>
        ) : null}
        <Standing invitation={invitation} />
        <InterviewFacts {...facts} />
        {changed && state === 'confirmed' ? (
          <Note tone="good" alert>
            {t('thanks', { company })}
          </Note>
        ) : null}
        {asleep && isOpen(state) ? <Asleep /> : null}
        {state === 'confirmed' ? (
          <div className="cluster">
            <LinkButton href={`/api/interview-invitations/${key}/calendar`} icon="calendar" download data-reload="">
              {t('calendar')}
            </LinkButton>
          </div>
        ) : null}
        <Answers key={state} invitation={invitation} onDone={onDone} />
      </div>
    </Card>
  )
}

const isOpen = (state: Invitation['state']) => state === 'proposed' || state === 'other_asked' || state === 'confirmed'

/** The account sleeps: its person signs in before anything is agreed. */
function Asleep() {
  const t = useTranslations('interviews.mine')
  return (
    <Note tone="warm">
      {t.rich('asleep', {
        link: (words) => (
          <a className="link" href="/login">
            {words}
          </a>
        ),
      })}
    </Note>
  )
}

/** What there is to say when nothing can be picked. */
function Standing({ invitation }: { invitation: Invitation }) {
  const t = useTranslations('interviews.mine')
  const when = useInvitationClock(invitation)
  const { state, starts_at, job } = invitation
  const words = {
    proposed: null,
    confirmed: null,
    other_asked: t('asked', { company: job.company.name }),
    cancelled: t('off'),
    lapsed: t('over'),
    done: starts_at ? t('was', { when: when.both(starts_at) }) : null,
    no_show: t('missed'),
  }[state]
  return words ? <Note>{words}</Note> : null
}

type FormProps = { invitation: Invitation; onDone: (given: { data: Invitation }) => void }

type Way = 'other' | 'decline' | 'cancel'

/** One of the times, none of them, or not at all: one way at a time. What was never agreed is declined. */
function Answers({ invitation, onDone }: FormProps) {
  const t = useTranslations('interviews.mine')
  const [open, setOpen] = useState<Way | null>(null)
  const { may, state } = invitation
  if (open) return <ReasonForm {...{ invitation, onDone, open }} onBack={() => setOpen(null)} />
  const end = state === 'confirmed' ? 'cancel' : 'decline'
  return (
    <>
      {may.includes('pick') ? <PickForm invitation={invitation} onDone={onDone} /> : null}
      <div className="cluster">
        {may.includes('ask_other') ? (
          <Button look="quiet" size="s" onClick={() => setOpen('other')}>
            {t(state === 'proposed' ? 'other' : 'otherSend')}
          </Button>
        ) : null}
        {may.includes('cancel') ? (
          <Button look="quiet" size="s" onClick={() => setOpen(end)}>
            {t(end)}
          </Button>
        ) : null}
      </div>
    </>
  )
}

type ReasonProps = FormProps & { open: Way; onBack: () => void }

/** A word to another time, or to none. */
function ReasonForm({ invitation: { key, version, job }, onDone, open, onBack }: ReasonProps) {
  const t = useTranslations('interviews.mine')
  const { company } = job
  const [reason, setReason] = useState('')
  const other = useSend(askOtherTime, { onDone })
  const end = useSend(declineInterview, { onDone })
  const { error, isPending, mutate } = open === 'other' ? other : end
  return (
    <div className="stack stack-s">
      <TextArea
        name="reason"
        label={t(`${open}Title`)}
        help={t(open === 'other' ? 'otherHelp' : 'endHelp', { company: company.name })}
        required={open === 'other'}
        maxLength={500}
        error={error?.errors[0]?.message ?? error?.message}
        value={reason}
        onChange={setReason}
      />
      <div className="cluster">
        <Button
          look={open === 'other' ? 'primary' : 'danger-solid'}
          busy={isPending}
          onClick={() => mutate({ key, version, reason })}
        >
          {t(open === 'other' ? 'otherSend' : open)}
        </Button>
        <Button look="quiet" onClick={onBack}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}
