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
  const { state, starts_at, job, may, asleep } = facts
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
        {may.includes('pick') ? <PickForm invitation={invitation} onDone={onDone} /> : null}
        {state === 'confirmed' ? (
          <div className="cluster">
            <LinkButton href={`/api/interview-invitations/${key}/calendar`} icon="calendar" download data-reload="">
              {t('calendar')}
            </LinkButton>
          </div>
        ) : null}
        <OtherWays key={state} invitation={invitation} onDone={onDone} />
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

/** None of the times, or not at all: each with a word, opened by a press. */
function OtherWays({ invitation: { key, version, may, state, job }, onDone }: FormProps) {
  const t = useTranslations('interviews.mine')
  const [open, setOpen] = useState<'other' | 'cancel' | null>(null)
  const [reason, setReason] = useState('')
  const other = useSend(askOtherTime, { onDone })
  const cancel = useSend(declineInterview, { onDone })
  const { error, isPending } = open === 'cancel' ? cancel : other
  const send = () => (open === 'cancel' ? cancel : other).mutate({ key, version, reason })
  if (!open)
    return (
      <div className="cluster">
        {may.includes('ask_other') ? (
          <Button look="quiet" size="s" onClick={() => setOpen('other')}>
            {t(state === 'proposed' ? 'other' : 'otherSend')}
          </Button>
        ) : null}
        {may.includes('cancel') ? (
          <Button look="quiet" size="s" onClick={() => setOpen('cancel')}>
            {t('cancel')}
          </Button>
        ) : null}
      </div>
    )
  return (
    <div className="stack stack-s">
      <TextArea
        name="reason"
        label={t(open === 'cancel' ? 'cancelTitle' : 'otherTitle')}
        help={open === 'cancel' ? t('cancelHelp') : t('otherHelp', { company: job.company.name })}
        required={open === 'other'}
        maxLength={500}
        error={error?.errors[0]?.message ?? error?.message}
        value={reason}
        onChange={setReason}
      />
      <div className="cluster">
        <Button look={open === 'cancel' ? 'danger-solid' : 'primary'} busy={isPending} onClick={send}>
          {t(open === 'cancel' ? 'cancelGo' : 'otherSend')}
        </Button>
        <Button look="quiet" onClick={() => setOpen(null)}>
          {t('keep')}
        </Button>
      </div>
    </div>
  )
}
