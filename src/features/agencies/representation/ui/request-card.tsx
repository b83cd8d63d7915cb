import '#features/sourcing/cv-search/ui/cv-sheet.css'
import type { ReactNode } from 'react'
import { usePay } from '#features/agencies/submissions/ui/use-pay.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { Conflict, RepresentedDetail } from '../contract.ts'
import { refusalOf } from '../rules.ts'

type Props = { one: RepresentedDetail; cvHref: string; children?: ReactNode }

/** Who asks to put one forward where: what is sent, what it blocks, and what stands beside it. */
export function RequestFacts({ one, cvHref, children }: Props) {
  const t = useTranslations('representation')
  const day = useDay()
  const pay = usePay()
  const { agency, client, job, place, path, recruiter, note, lines, notice_days, answer_due_at } = one
  const facts = [
    {
      key: t('theySend'),
      value: (
        <a className="link" href={cvHref} target="_blank" rel="noopener">
          {t('formattedCv')}
        </a>
      ),
    },
    { key: t('salaryStated'), value: pay(one) ?? t('noSalary') },
    { key: t('noticeStated'), value: notice_days === null ? null : t('noticeDays', { count: notice_days }) },
    { key: t('onlyThey'), value: t('days180') },
  ]
  return (
    <div className="stack">
      <Facts
        items={[
          path ? (
            <a key="job" className="link" href={path}>
              <bdi>{job}</bdi>
            </a>
          ) : (
            <bdi key="job">{job}</bdi>
          ),
          <bdi key="client">{client}</bdi>,
          place,
          recruiter ? t('askedBy', { name: recruiter }) : null,
          answer_due_at ? t('answerBy', { day: day(answer_due_at) }) : null,
        ]}
      />
      <p className="small">
        <a className="link" href={`/companies/${encodeURIComponent(agency.slug)}`}>
          <bdi>{agency.name}</bdi>
        </a>{' '}
        <span className="quiet">
          {agency.checked_at ? t('licenceChecked', { day: day(agency.checked_at) }) : t('licenceUnchecked')}
        </span>
      </p>
      {note ? (
        <div className="stack stack-xs">
          <span className="small quiet">{t('theySay')}</span>
          <blockquote dir="auto">{note}</blockquote>
        </div>
      ) : null}
      <KeyValues look="tiles" items={facts.filter(({ value }) => value)} />
      {lines.length > 0 ? (
        <details>
          <summary className="link">{t('preview')}</summary>
          <CvSheetLines lines={lines} language={one.cv_language} label={t('preview')} />
        </details>
      ) : null}
      <Conflicts conflicts={one.conflicts} />
      {children}
    </div>
  )
}

/** What somebody should know before they approve: what forbids it, and what is only said. */
function Conflicts({ conflicts }: { conflicts: readonly Conflict[] }) {
  const t = useTranslations('representation')
  const day = useDay()
  const has = (kind: Conflict['kind']) => conflicts.some((one) => one.kind === kind)
  return (
    <ul className="stack stack-s">
      {has('applied') ? null : <Line icon="check">{t('checks.notApplied')}</Line>}
      {has('represented') ? null : <Line icon="check">{t('checks.nobodyElse')}</Line>}
      {conflicts.map(({ kind, who, job, until }) => (
        <Line key={`${kind} ${who} ${job}`} icon={refusalOf(kind) ? 'alert' : 'info'} bad={refusalOf(kind) !== null}>
          {t.rich(`conflicts.${kind}`, {
            ...{ who, job, until: until ? day(until) : '' },
            b: (words) => <bdi className="strong">{words}</bdi>,
          })}
        </Line>
      ))}
      <Line icon="info">{t('checks.direct')}</Line>
    </ul>
  )
}

function Line({ icon, bad, children }: { icon: 'check' | 'info' | 'alert'; bad?: boolean; children: ReactNode }) {
  return (
    <li className="row row-top" data-tone={bad ? 'bad' : undefined}>
      <Icon name={icon} size="s" />
      <span>{children}</span>
    </li>
  )
}

/** What was asked and answered so far, and what happened. */
export function RequestHistory({ one }: { one: RepresentedDetail }) {
  const t = useTranslations('representation')
  const format = useFormatter()
  const { questions, history, approvals, agency, client } = one
  return (
    <div className="stack">
      {approvals.map(({ words, at }) => (
        <Note key={at} title={t('approvedAt', { at: format.dateTime(new Date(at), 'moment') })}>
          <p dir="auto">{words}</p>
        </Note>
      ))}
      <Questions questions={questions} />
      <ul className="rows">
        {history.map(({ event, side, at }) => (
          <li key={`${event} ${at}`} className="cluster spread">
            <span>
              {t.rich(`happened.${event as 'ask'}`, {
                who: side === 'client' ? client : side === 'agency' ? agency.name : '',
                b: (words) => <bdi>{words}</bdi>,
              })}
            </span>
            <span className="small quiet">{format.dateTime(new Date(at), 'moment')}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What one asked and was answered. */
export function Questions({ questions }: Pick<RepresentedDetail, 'questions'>) {
  const format = useFormatter()
  if (questions.length === 0) return null
  return (
    <ul className="rows">
      {questions.map(({ name, words, at }) => (
        <li key={at} className="stack stack-xs">
          <span className="small quiet">
            <bdi>{name}</bdi> · {format.dateTime(new Date(at), 'moment')}
          </span>
          <p dir="auto">{words}</p>
        </li>
      ))}
    </ul>
  )
}
