import { ThroughAgency } from '#features/agencies/recruiters/ui/through-agency.tsx'
import { ThroughExternal } from '#features/agencies/recruiters/ui/through-external.tsx'
import { DueClock } from '#features/hiring/applications/ui/due-clock.tsx'
import { InterviewsPart } from '#features/hiring/interviews/ui/interviews-part.tsx'
import { OffersPart } from '#features/hiring/offers/ui/offers-part.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty, Note } from '#ui/basics/note.tsx'
import { Tabs } from '#ui/lists/tabs.tsx'
import { showTeamwork, type Teamwork } from '../team-contract.ts'
import { ApplicantCv } from './applicant-cv.tsx'
import { type Applicant, ApplicantFacts } from './applicant-facts.tsx'
import { ApplicantMatch } from './applicant-match.tsx'
import { ApplicantThread } from './applicant-thread.tsx'
import { ApplicantTimeline } from './applicant-timeline.tsx'
import type { PanelPart } from './asked.ts'
import type { ColumnHead } from './column-name.ts'
import { OtherApplications } from './other-applications.tsx'
import { Scorecards } from './scorecards.tsx'
import { StagePath } from './stage-path.tsx'
import { TagLine } from './tag-line.tsx'
import { Tasks } from './tasks.tsx'
import type { Moves, Reason } from './use-move-applicant.ts'
import { WhoLine } from './who-line.tsx'

type Props = {
  applicant: Applicant
  columns: readonly ColumnHead[]
  reasons: readonly Reason[]
  moves: Moves
  part: PanelPart | undefined
  onTurn: (part: PanelPart) => void
  /** How often the offer was asked for: each time it is led to. */
  offerAsked: number
}

/** The CV, and beside it in parts what was sent, what the team does about it, what was written, and what happened. */
export function ApplicantParts({ applicant, columns, reasons, moves, part, onTurn, offerAsked }: Props) {
  const t = useTranslations('pipeline.parts')
  const tPanel = useTranslations('pipeline.panel')
  const format = useFormatter()
  const { data } = useCall(showTeamwork, { application: applicant.id })
  const team = data?.data
  const messages = applicant.history.filter(({ what }) => what === 'message')
  // whoever wrote last and has no reply is who one came for
  const waiting = messages.at(-1)?.side === 'candidate' ? 'messages' : 'application'
  const parts = {
    application: <Sent applicant={applicant} reasons={reasons} team={team} />,
    hiring: <Hiring applicant={applicant} team={team} offerAsked={offerAsked} />,
    messages: <ApplicantThread applicant={applicant} />,
    activity: <ApplicantTimeline applicant={applicant} columns={columns} reasons={reasons} team={team} moves={moves} />,
  }
  const count = messages.length > 0 ? { count: format.number(messages.length) } : {}
  return (
    <>
      {team ? <WhoLine card={team} /> : null}
      {applicant.owed ? (
        <p className="small only-narrow">
          <DueClock from={applicant.submitted_at} due={applicant.answer_due_at} long />
        </p>
      ) : null}
      <StagePath applicant={applicant} />
      {applicant.asleep ? <Note tone="warm">{tPanel('asleep')}</Note> : null}
      {team ? <TagLine application={applicant.id} tags={team.tags} job={applicant.job.id} /> : null}
      <div className="applicant-panel">
        {applicant.hidden ? <HiddenNote /> : <ApplicantCv cv={applicant.cv} application={applicant.id} />}
        <Tabs
          kept
          label={t('label')}
          value={part ?? waiting}
          onChange={(id) => onTurn(id as PanelPart)}
          parts={[
            { id: 'application', words: t('application'), children: parts.application },
            { id: 'hiring', words: t('hiring'), children: parts.hiring },
            { id: 'messages', words: t('messages'), ...count, children: parts.messages },
            { id: 'activity', words: t('activity'), children: parts.activity },
          ]}
        />
      </div>
    </>
  )
}

type PartProps = { applicant: Applicant; team: Teamwork | undefined }

/** How many requirements are seen before one asks for all. */
const shownNeeds = 6

/** What of the requirements is met, who it is, what was sent and answered. */
function Sent({ applicant, reasons, team }: PartProps & { reasons: readonly Reason[] }) {
  const { id, name, through, by_external } = applicant
  return (
    <div className="stack stack-l">
      {through && by_external ? <ThroughExternal recruiter={through} /> : null}
      {through && !by_external ? <ThroughAgency application={id} name={name} agency={through} /> : null}
      <ApplicantMatch application={id} most={shownNeeds} />
      <ApplicantFacts applicant={applicant} reasons={reasons} />
      {team && team.other_applications.length > 0 ? <OtherApplications applications={team.other_applications} /> : null}
    </div>
  )
}

/** What leads to a decision: interviews, the offer, what each thinks, and who does what until when. */
function Hiring({
  applicant: { id, name, stage, hidden, asleep },
  team,
  offerAsked,
}: PartProps & Pick<Props, 'offerAsked'>) {
  return (
    <div className="stack stack-l">
      <InterviewsPart application={id} name={name} stage={stage} asleep={asleep} />
      {hidden ? null : <OffersPart application={id} name={name} stage={stage} asked={offerAsked} />}
      {team ? <Scorecards application={id} team={team} /> : null}
      {team ? <Tasks application={id} team={team} /> : null}
    </div>
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
