import '#features/sourcing/cv-search/ui/cv-sheet.css'
import { useNavigate } from 'react-router'
import { DisputeCard } from '#features/agencies/disputes/ui/dispute-card.tsx'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Fold } from '#ui/basics/fold.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { History } from '#ui/lists/history.tsx'
import { Drawer } from '#ui/over/dialog.tsx'
import { type SubmissionDetail, showSubmission } from '../contract.ts'
import { PanelActs } from './panel-acts.tsx'
import { PanelPlace } from './panel-place.tsx'
import { PanelQuestions } from './panel-questions.tsx'
import { PanelRight } from './panel-right.tsx'
import { usePay } from './use-pay.ts'

type Props = { submission: string; back: string }

/** Somebody who is put forward, beside the pipeline: what is claimed, the right, what was sent, what was asked, what happened. */
export function SubmissionPanel({ submission, back }: Props) {
  const t = useTranslations('submissions')
  const navigate = useNavigate()
  const { data, isError, refetch } = useCall(showSubmission, { submission })
  const one = data?.data
  return (
    <Drawer
      open
      onClose={() => void navigate(back)}
      title={<bdi>{one ? one.name || t('nameless') : ''}</bdi>}
      about={
        one ? (
          <Facts small items={[<bdi key="job">{one.mandate_title}</bdi>, <bdi key="client">{one.client.name}</bdi>]} />
        ) : null
      }
      wide
    >
      {isError && !one ? <NotLoaded onRetry={refetch} /> : null}
      {!one && !isError ? <Skeleton lines={['60%', '90%', '80%']} /> : null}
      {one ? <Inside one={one} /> : null}
    </Drawer>
  )
}

function Inside({ one }: { one: SubmissionDetail }) {
  const t = useTranslations('submissions')
  const { state, reason, reason_words, interview_at } = one
  const format = useFormatter()
  const all = useTranslations('submissions.ended')
  return (
    <div className="stack stack-l">
      <div className="cluster spread">
        <Word boxed tone={state === 'placed' ? 'good' : state === 'duplicate' ? 'bad' : 'plain'}>
          {t(`states.${state}`)}
        </Word>
        {one.person_link ? (
          <a className="link small" href={one.person_link}>
            {t('toPerson')}
          </a>
        ) : null}
      </div>
      {state === 'interviewing' && interview_at ? (
        <p className="strong">{t('interviewOn', { when: format.dateTime(new Date(interview_at), 'moment') })}</p>
      ) : null}
      {state === 'duplicate' ? <DisputeCard submission={one.id} /> : null}
      {reason && all.has(reason as never) ? <p className="quiet">{all(reason as never)}</p> : null}
      {reason_words ? <blockquote dir="auto">{reason_words}</blockquote> : null}
      <PanelPlace one={one} />
      <PanelActs one={one} />
      <PanelRight one={one} />
      <Sent one={one} />
      <PanelQuestions one={one} />
      <Happened one={one} />
    </div>
  )
}

function Sent({ one }: { one: SubmissionDetail }) {
  const t = useTranslations('submissions')
  const format = useFormatter()
  const { submitted_at, notice_days, note, matches, lines, packet } = one
  const pay = usePay()(one)
  return (
    <section className="stack stack-s">
      <h3>
        {submitted_at ? t('whatWasSent', { day: format.dateTime(new Date(submitted_at), 'day') }) : t('whatIsSent')}
      </h3>
      <Facts
        items={[
          <a key="cv" className="link" href={`/api/page/submissions/${one.id}/cv`} target="_blank" rel="noopener">
            {t('formattedCv')}
          </a>,
          pay,
          notice_days === null ? null : t('noticeDays', { count: notice_days }),
        ]}
      />
      {packet ? (
        <p className="small quiet">
          {t(packet.works ? 'linkWorks' : 'linkEnded', {
            name: packet.contact_name,
            day: format.dateTime(new Date(packet.until), 'day'),
          })}{' '}
          <a
            className="link"
            href={`/api/page/submission-packets/${packet.id}/packet.pdf`}
            target="_blank"
            rel="noopener"
          >
            {t('packetPdf')}
          </a>
        </p>
      ) : null}
      {note ? <blockquote dir="auto">{note}</blockquote> : null}
      {matches.length > 0 ? (
        <Fold words={t('requirements')} open>
          <MatchList matches={matches} reader="team" />
        </Fold>
      ) : null}
      {lines.length > 0 ? (
        <Fold words={t('cv')}>
          <CvSheetLines lines={lines} language={one.cv_language} label={t('cvOf', { name: one.name })} />
        </Fold>
      ) : null}
    </section>
  )
}

function Happened({ one }: { one: SubmissionDetail }) {
  const t = useTranslations('submissions')
  const format = useFormatter()
  const who = (side: string, by: string | null) => by ?? t(`sides.${side as 'client'}`)
  return (
    <section className="stack stack-s">
      <h3>{t('history')}</h3>
      <History
        label={t('history')}
        entries={one.history.map(({ event, side, by, at }) => ({
          ...{ id: `${event} ${at}`, at, when: format.dateTime(new Date(at), 'moment') },
          words: t.rich(`happened.${event as 'ask'}`, { who: who(side, by), b: (words) => <bdi>{words}</bdi> }),
        }))}
      />
    </section>
  )
}
