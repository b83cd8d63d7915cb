import './interviews.css'
import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { late } from '#platform/browser/late.tsx'
import { toast } from '#platform/browser/toast.ts'
import { refresh, useSend } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { Button } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { SureDialog } from '#ui/over/sure-dialog.tsx'
import { askScorecards, cancelInterview, type Interview, settleInterview } from '../contract.ts'
import { InterviewFacts } from './interview-facts.tsx'
import { useClockThere } from './use-invitation-clock.ts'
import { useWhen } from './use-when.ts'

/** A form that few open: it comes when it is asked for. */
const NameDialog = late(async () => (await import('./name-dialog.tsx')).NameDialog)

const tones = { confirmed: 'good', done: 'good', other_asked: 'warm', no_show: 'bad', lapsed: 'warm' } as const
type Toned = keyof typeof tones

type Props = { interview: Interview; team: readonly { id: string; name: string }[]; onPropose: () => void }

/** One interview as the team sees it, with what can be done now. */
export function TeamInterview({ interview, team, onPropose }: Props) {
  const t = useTranslations('interviews')
  const when = useWhen(undefined, interview.zone)
  const [cancelling, setCancelling] = useState(false)
  const [naming, setNaming] = useState(false)
  const { id, version, state, starts_at, slots, may, name, reason, interview_guide, none_left } = interview
  const settle = useSend(settleInterview, {
    onDone() {
      refresh('interview.moved')
      toast.show({ text: t('team.settled'), tone: 'good' })
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  // over, and nobody said how it went
  const isUnsaid = state === 'confirmed' && may.includes('finish')
  const tone = state in tones ? tones[state as Toned] : undefined
  return (
    <Card>
      <div className="stack stack-s">
        <div className="row spread">
          <p className="strong">{starts_at ? when.both(starts_at) : t('team.waits', { count: slots.length })}</p>
          <Word tone={none_left ? 'bad' : isUnsaid ? 'warm' : tone}>
            {t(none_left ? 'states.none_left' : isUnsaid ? 'week.unsaid' : `states.${state}`)}
          </Word>
        </div>
        <Times {...interview} />
        {none_left ? <p className="small bad">{t('team.noneLeft')}</p> : null}
        <InterviewFacts {...interview} forTeam />
        {reason ? (
          <p className="small">
            <span className="quiet">{t('team.said', { name })}</span> <span dir="auto">{reason}</span>
          </p>
        ) : null}
        <Cardless interview={interview} />
        {interview_guide ? (
          <details>
            <summary className="small link">{t('team.guide')}</summary>
            <p className="interview-guide">
              <bdi>{interview_guide}</bdi>
            </p>
          </details>
        ) : null}
        <div className="cluster">
          {(['finish', 'miss'] as const).map((move) =>
            may.includes(move) ? (
              <Button
                key={move}
                size="s"
                busy={settle.isPending}
                onClick={() =>
                  settle.mutate({ interview: id, version, outcome: move === 'finish' ? 'done' : 'no_show' })
                }
              >
                {t(move === 'finish' ? 'team.done' : 'team.missed')}
              </Button>
            ) : null,
          )}
          {may.includes('propose') ? (
            <Button size="s" look="quiet" onClick={onPropose}>
              {t('team.again')}
            </Button>
          ) : null}
          {may.includes('name') ? (
            <Button size="s" look="quiet" onClick={() => setNaming(true)}>
              {t('team.name')}
            </Button>
          ) : null}
          {may.includes('cancel') ? (
            <Button size="s" look="danger" onClick={() => setCancelling(true)}>
              {t('team.cancel')}
            </Button>
          ) : null}
        </div>
        {naming ? <NameDialog interview={interview} team={team} onClose={() => setNaming(false)} /> : null}
        {cancelling ? <CancelDialog interview={interview} onClose={() => setCancelling(false)} /> : null}
      </div>
    </Card>
  )
}

/** The hour by the interview's own clock where the reader's says another, or those that were proposed by both. */
function Times({ zone, state, starts_at, slots }: Interview) {
  const when = useWhen(undefined, zone)
  const there = useClockThere(zone, when)
  const times = starts_at
    ? [there(starts_at)]
    : state === 'proposed'
      ? slots.map((slot) => [when.both(slot), there(slot)].filter(Boolean).join(' · '))
      : []
  return times.map((time) =>
    time ? (
      <p key={time} className="small quiet num">
        {time}
      </p>
    ) : null,
  )
}

/** Whose scorecard is missing, and asking for it. */
function Cardless({ interview: { id, cardless, scorecards_asked_at: asked, may } }: { interview: Interview }) {
  const t = useTranslations('interviews.team')
  const when = useWhen()
  const { mutate, isPending } = useSend(askScorecards, {
    onDone() {
      refresh('interview.scorecards_asked')
      toast.show({ text: t('cardsAsked'), tone: 'good' })
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  if (cardless.length === 0) return null
  return (
    <div className="stack stack-xs small">
      <span className="quiet">{t('cardless')}</span>
      <Facts items={cardless.map((one) => <bdi key={one.id}>{one.name}</bdi>)} />
      {asked ? <span className="quiet">{t('cardsAskedAt', { when: when.both(asked) })}</span> : null}
      {may.includes('ask_scorecards') ? (
        <div>
          <Button size="s" icon="star" busy={isPending} onClick={() => mutate({ interview: id })}>
            {t('askCards')}
          </Button>
        </div>
      ) : null}
    </div>
  )
}

function CancelDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const t = useTranslations('interviews')
  const { id, version, name, starts_at, zone } = interview
  const when = useWhen(undefined, zone)
  const [reason, setReason] = useState('')
  const send = useSend(cancelInterview, {
    onDone() {
      refresh('interview.moved')
      onClose()
      toast.show({ text: t('team.called', { name }), tone: 'good' })
    },
    onProblem: ({ message }) => toast.show({ text: message, tone: 'bad' }),
  })
  return (
    <SureDialog
      open
      onClose={onClose}
      title={t('cancelForm.title')}
      go={t('cancelForm.go')}
      keep={t('cancelForm.keep')}
      busy={send.isPending}
      onGo={() => send.mutate({ interview: id, version, reason })}
    >
      <p>{t('cancelForm.text', { when: starts_at ? when.both(starts_at) : 'none', name: apart(name) })}</p>
      <TextArea
        name="reason"
        label={t('cancelForm.reason', { name })}
        optional
        maxLength={500}
        value={reason}
        onChange={setReason}
      />
    </SureDialog>
  )
}
