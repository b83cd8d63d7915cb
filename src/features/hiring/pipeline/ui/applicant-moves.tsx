import { type ComponentProps, type ReactNode, useState } from 'react'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { isOpen, openStages, type Stage } from '#features/hiring/applications/stages.ts'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { interviewsOf } from '#features/hiring/interviews/contract.ts'
import { isOver } from '#features/hiring/interviews/interview-states.ts'
import { InviteDialog } from '#features/hiring/interviews/ui/invite-dialog.tsx'
import { mayBeOffered } from '#features/hiring/offers/rules.ts'
import { OfferInHand } from '#features/hiring/offers/ui/offer-in-hand.tsx'
import { WriteOfferButton } from '#features/hiring/offers/ui/write-offer-button.tsx'
import { useMay } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { toast } from '#platform/browser/toast.ts'
import { refreshCall, useCall } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import type { Applicant } from './applicant-facts.tsx'
import type { ColumnHead } from './column-name.ts'
import { MoveMenu } from './move-menu.tsx'
import type { Moves } from './use-move-applicant.ts'
import { useMovedByOthers } from './use-moved-by-others.ts'
import { useToldAt } from './use-told-at.ts'

const path: readonly Stage[] = [...openStages, 'hired']

type Props = { applicant: Applicant; columns: readonly ColumnHead[]; moves: Moves; onShowOffer: () => void }

/** The step that comes next, the others in a menu, and the answer "not selected". */
export function ApplicantMoves({ applicant, columns, moves, onShowOffer }: Props) {
  const t = useTranslations('pipeline')
  const may = useMay()('applicant.move')
  // over once the applicant is seen to have moved, whatever else is still read
  const [busyAt, setBusyAt] = useState<number | null>(null)
  // while a dialog asks, nothing is on its way yet
  const busy = busyAt === applicant.version && !moves.asked
  const isResting = useMovedByOthers(applicant, columns, busyAt !== null)
  const rests = isResting || undefined
  const { stage, next_stages, undo_until } = applicant
  if (!may) return <p className="small faint">{t('panel.mayNotMove')}</p>
  const possible = columns.filter(({ id, phase }) => phase !== 'gone' && moves.mayMove(applicant, id))
  // straight on is the column of the house; those the team made stand in the menu
  const forward = possible.find(
    ({ phase, names }) => !names && phase !== 'rejected' && path.indexOf(phase as Stage) > path.indexOf(stage),
  )
  const pool = next_stages.includes('pool') ? [{ id: 'pool', phase: 'pool', names: null }] : []
  // the step to an offer stands in the menu too: where there is little room, an invitation takes its place
  const isBeside = (one: ColumnHead) => one !== forward || one.phase === 'offered'
  const others = [...possible.filter((one) => isBeside(one) && one.id !== 'rejected'), ...pool]
  const go = (to: string) => run(() => moves.move(applicant, to))
  const run = async (act: () => Promise<void>) => {
    if (isResting) return
    setBusyAt(applicant.version)
    try {
      await act()
    } catch {
      toast.show({ text: t('moved.notMoved', { name: applicant.name }), tone: 'bad' })
    }
    setBusyAt(null)
    refreshCall(showApplicant)
  }
  const invite = <InviteStep applicant={applicant} isResting={isResting} />
  const write = <WriteStep application={applicant.id} />
  const goesOn = forward !== undefined && (isOpen(stage) || !undo_until)
  const undo = () => void run(() => moves.undoMove(applicant))
  const undoButton = (
    <Button
      look={isOpen(stage) ? 'quiet' : 'primary'}
      icon="undo"
      busy={busy}
      aria-disabled={rests}
      onClick={undo}
      aria-keyshortcuts="Control+Z"
    >
      {t('steps.undo')}
    </Button>
  )
  const stepOn = (waits: boolean) =>
    forward ? (
      <>
        {forward.phase === 'offered' ? invite : null}
        <StepButton
          application={applicant.id}
          isToOffer={forward.phase === 'offered'}
          busy={busy || waits}
          aria-disabled={rests}
          onClick={() => go(forward.id)}
        >
          {t(`steps.${stage === 'rejected' ? 'reopen' : forward.phase}`)}
        </StepButton>
      </>
    ) : null
  return (
    <>
      {undo_until ? goesOn ? <span className="only-wide">{undoButton}</span> : undoButton : null}
      {forward || !isOpen(stage) ? null : stage === 'interviewing' ? (
        <InviteStep applicant={applicant} isResting={isResting} instead={undo_until ? null : write} />
      ) : undo_until ? null : (
        write
      )}
      {goesOn ? (
        mayBeOffered(stage) && !applicant.hidden ? (
          <OfferInHand
            application={applicant.id}
            onShow={() => isResting || onShowOffer()}
            step={stepOn}
            isToOffer={forward?.phase === 'offered'}
          />
        ) : (
          stepOn(false)
        )
      ) : null}
      {stage === 'declined' ? <OfferAnew applicant={applicant} onShow={onShowOffer} /> : null}
      <MoveMenu
        {...{ others, isResting, busy }}
        mayReject={possible.some(({ id }) => id === 'rejected')}
        onGo={go}
        undoUntil={goesOn ? undo_until : null}
        onUndo={undo}
      />
      <AtTheEnd applicant={applicant} goesOn={goesOn} />
    </>
  )
}

/** How long an answer may take, what the last step told and when; of who is gone, how it ended. */
function AtTheEnd({ applicant, goesOn }: { applicant: Applicant; goesOn: boolean }) {
  const word = useTranslations('applications')
  const toldAt = useToldAt()
  const { stage, undo_until, owed, submitted_at, answer_due_at } = applicant
  if (!isOpen(stage))
    return <span className="quiet small">{undo_until ? toldAt(undo_until) : word(`ends.${stage}`)}</span>
  return (
    <span className={`push row small${undo_until && !goesOn ? '' : ' only-wide'}`}>
      {undo_until ? toldAt(undo_until) : null}
      {owed ? (
        <span className="only-wide">
          <DueClock from={submitted_at} due={answer_due_at} long />
        </span>
      ) : null}
    </span>
  )
}

/** Whoever declined is made another offer, or stays where they are. */
function OfferAnew({ applicant: { id, name }, onShow }: { applicant: Applicant; onShow: () => void }) {
  const mayPropose = useMay()('offer.propose')
  if (!mayPropose) return null
  return (
    <OfferInHand
      application={id}
      onShow={onShow}
      step={() => <WriteOfferButton application={id} name={name} look="primary" />}
      isToOffer
    />
  )
}

type StepProps = Omit<ComponentProps<typeof Button>, 'look'> & { application: string; isToOffer: boolean }

/** The step straight on. Nobody is led to an offer before an interview, or while one waits for its time or outcome, or may. */
function StepButton({ application, isToOffer, ...button }: StepProps) {
  const { data, isError } = useCall(interviewsOf, { application }, { enabled: isToOffer })
  const interviews = data?.data.interviews
  const isAhead = interviews ? interviews.length === 0 || interviews.some(({ state }) => !isOver(state)) : !isError
  return <Button {...button} data-step="" look={isToOffer && isAhead ? 'quiet' : 'primary'} />
}

type InviteProps = {
  applicant: Applicant
  isResting: boolean
  /** Stands there once they are invited. */
  instead?: ReactNode
}

/** Whoever stands at the interview and was never invited to one is invited next. */
function InviteStep({ applicant: { id, name, asleep }, isResting, instead = null }: InviteProps) {
  const t = useTranslations('interviews.team')
  const { data } = useCall(interviewsOf, { application: id })
  const [isInviting, setInviting] = useState(false)
  if (!data) return null
  if (data.data.interviews.length > 0) return instead
  return (
    <>
      <Button
        look="primary"
        data-invite=""
        aria-disabled={isResting || undefined}
        onClick={() => isResting || setInviting(true)}
      >
        {t('invite')}
      </Button>
      {isInviting ? (
        <InviteDialog
          application={id}
          {...{ name, asleep }}
          team={data.data.team}
          placeZone={data.data.zone}
          before={null}
          onClose={() => setInviting(false)}
        />
      ) : null}
    </>
  )
}

/** Where no step leads on, as while an invitation waits for its answer: on a phone the bar would be empty but for its menu. */
function WriteStep({ application }: { application: string }) {
  const t = useTranslations('pipeline.batch.actions')
  const may = useMay()('applicant.message')
  if (!may) return null
  return (
    <span className="only-narrow moves-write">
      <LinkButton href={`/page/messages/${application}`} wide>
        {t('message')}
      </LinkButton>
    </span>
  )
}
