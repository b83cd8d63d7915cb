import { useTranslations } from 'use-intl'
import { ThroughAgency } from '#features/agencies/recruiters/ui/through-agency.tsx'
import { ThroughExternal } from '#features/agencies/recruiters/ui/through-external.tsx'
import { showApplicant } from '#features/hiring/applications/contract.ts'
import { InterviewsPart } from '#features/hiring/interviews/ui/interviews-part.tsx'
import { OffersPart } from '#features/hiring/offers/ui/offers-part.tsx'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTopic } from '#platform/browser/live.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { IconButton, IconLink } from '#ui/basics/button.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { showTeamwork } from '../team-contract.ts'
import { ApplicantCv } from './applicant-cv.tsx'
import { type Applicant, ApplicantFacts } from './applicant-facts.tsx'
import { ApplicantHistory } from './applicant-history.tsx'
import { ApplicantMatch } from './applicant-match.tsx'
import { ApplicantMoves } from './applicant-moves.tsx'
import { ApplicantThread } from './applicant-thread.tsx'
import type { ColumnHead } from './column-name.ts'
import { Notes } from './notes.tsx'
import { OtherApplications } from './other-applications.tsx'
import { Scorecards } from './scorecards.tsx'
import { StagePath } from './stage-path.tsx'
import { TagLine } from './tag-line.tsx'
import { Tasks } from './tasks.tsx'
import type { Moves, Reason } from './use-move-applicant.ts'
import { useStepKeys } from './use-step-keys.ts'

type Props = {
  id: string | null
  /** Everybody on the board, in its order. */
  order: readonly string[]
  columns: readonly ColumnHead[]
  reasons: readonly Reason[]
  moves: Moves
  onOpen: (id: string | null) => void
}

/** An applicant beside the board: CV, answers, messages, what happened, and the next step. */
export function ApplicantPanel({ id, order, columns, reasons, moves, onOpen }: Props) {
  const t = useTranslations('pipeline.panel')
  useTopic(id ? `application:${id}` : null)
  const { data, error, refetch } = useCall(showApplicant, { application: id ?? '' }, { enabled: id !== null })
  const applicant = id === null ? undefined : data?.data
  const at = id === null ? -1 : order.indexOf(id)
  const step = (way: 1 | -1, icon: 'back' | 'next', label: string) => {
    const other = at < 0 ? undefined : order[at + way]
    return <IconButton icon={icon} label={label} disabled={!other} onClick={() => other && onOpen(other)} />
  }
  useStepKeys((way) => {
    const other = at < 0 ? undefined : order[at + way]
    if (other) onOpen(other)
  }, id !== null)
  return (
    <Drawer
      wide
      open={id !== null}
      onClose={() => onOpen(null)}
      title={
        applicant ? (
          <span className="row">
            <span className="only-wide">
              <Avatar name={applicant.name} size="l" />
            </span>
            <bdi>{applicant.name}</bdi>
          </span>
        ) : (
          t('title')
        )
      }
      tools={
        <>
          {step(-1, 'back', t('before'))}
          {step(1, 'next', t('after'))}
          {id ? <IconLink icon="print" label={t('print')} href={`/to-print/applicant?of=${id}`} /> : null}
        </>
      }
      footer={applicant ? <ApplicantMoves applicant={applicant} columns={columns} moves={moves} /> : null}
    >
      {applicant ? (
        <Inside key={applicant.id} applicant={applicant} columns={columns} reasons={reasons} moves={moves} />
      ) : null}
      {!applicant && !error ? <Skeleton /> : null}
      {!applicant && error ? <Missing code={error.code} onRetry={refetch} /> : null}
    </Drawer>
  )
}

function Missing({ code, onRetry }: { code: string; onRetry: () => void }) {
  const t = useTranslations('pipeline.panel')
  if (code !== 'not_found' && code !== 'invalid') return <NotLoaded onRetry={onRetry} />
  return (
    <Empty icon="user" title={t('gone')}>
      {t('goneHelp')}
    </Empty>
  )
}

type InsideProps = { applicant: Applicant; columns: readonly ColumnHead[]; reasons: readonly Reason[]; moves: Moves }

function Inside({ applicant, columns, reasons, moves }: InsideProps) {
  const { data } = useCall(showTeamwork, { application: applicant.id })
  const team = data?.data
  return (
    <>
      <StagePath applicant={applicant} />
      {team ? <TagLine application={applicant.id} tags={team.tags} job={applicant.job.id} /> : null}
      <div className="applicant-panel">
        {applicant.hidden ? <HiddenNote /> : <ApplicantCv cv={applicant.cv} application={applicant.id} />}
        <div className="stack stack-l">
          {team && team.other_applications.length > 0 ? (
            <OtherApplications applications={team.other_applications} />
          ) : null}
          {applicant.through && applicant.by_external ? <ThroughExternal recruiter={applicant.through} /> : null}
          {applicant.through && !applicant.by_external ? (
            <ThroughAgency application={applicant.id} name={applicant.name} agency={applicant.through} />
          ) : null}
          <ApplicantFacts applicant={applicant} reasons={reasons} />
          <ApplicantMatch application={applicant.id} />
          <InterviewsPart application={applicant.id} name={applicant.name} stage={applicant.stage} />
          {applicant.hidden ? null : (
            <OffersPart application={applicant.id} name={applicant.name} stage={applicant.stage} />
          )}
          {team ? <Scorecards application={applicant.id} team={team} /> : null}
          {team ? <Tasks application={applicant.id} team={team} /> : null}
          <ApplicantThread applicant={applicant} />
          {team ? <Notes application={applicant.id} team={team} /> : null}
          <ApplicantHistory applicant={applicant} columns={columns} reasons={reasons} team={team} moves={moves} />
        </div>
      </div>
    </>
  )
}

function HiddenNote() {
  const t = useTranslations('pipeline.hidden')
  return (
    <Empty icon="eye-off" title={t('title')}>
      {t('help')}
    </Empty>
  )
}
