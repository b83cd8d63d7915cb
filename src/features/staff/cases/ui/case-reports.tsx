import { FindingList } from '#features/jobs/jobs/ui/finding-list.tsx'
import { MarkedText } from '#features/jobs/jobs/ui/marked-text.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { languageNames } from '#platform/shared/languages.ts'
import { Card } from '#ui/basics/card.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import type { CaseReport, WholeCase } from '../contract.ts'
import { caseTones } from './case-tones.ts'
import { ReportedMessages } from './reported-messages.tsx'

type Props = { one: WholeCase; except: readonly string[]; onExcept: (ids: string[]) => void }

/** What was seen, once for each version of it, and every report with what is known of who sent it. */
export function CaseReports({ one, except, onExcept }: Props) {
  const t = useTranslations('cases.case')
  const versions = one.reports_of.filter(
    ({ text }, at) => text && one.reports_of.findIndex((other) => other.text === text) === at,
  )
  const put = (id: string, isOut: boolean) => onExcept(isOut ? [...except, id] : except.filter((other) => other !== id))
  return (
    <div className="stack stack-l">
      {versions.map((version, at) => (
        <Card key={version.id} title={t(at === 0 ? 'seen' : 'changed')}>
          <div className="stack">
            {version.title ? (
              <h3>
                <bdi>{version.title}</bdi>
              </h3>
            ) : null}
            <MarkedText text={version.text} findings={version.findings} />
            <FindingList findings={version.findings} />
          </div>
        </Card>
      ))}
      {one.reports_of.map((report, at) => (
        <Report
          key={report.id}
          report={report}
          place={at + 1}
          mayLeaveOut={one.state === 'open' && one.may === null && one.reports_of.length > 1}
          isOut={except.includes(report.id)}
          onOut={(isOut) => put(report.id, isOut)}
        />
      ))}
    </div>
  )
}

type ReportProps = {
  report: CaseReport
  place: number
  mayLeaveOut: boolean
  isOut: boolean
  onOut: (isOut: boolean) => void
}

function Report({ report, place, mayLeaveOut, isOut, onOut }: ReportProps) {
  const t = useTranslations('cases')
  const reasons = useTranslations('complaints.reasons')
  const format = useFormatter()
  const { reports, upheld } = report.earlier
  return (
    <Card
      title={t('case.report', { place })}
      aside={<Word tone={caseTones[report.state]}>{t(`states.${report.state}`)}</Word>}
    >
      <div className="stack stack-s">
        <Facts
          small
          items={[
            <b key="reason">{reasons(report.reason)}</b>,
            <time key="at" dateTime={report.at}>
              {format.dateTime(new Date(report.at), 'moment')}
            </time>,
            t(report.by_account ? 'case.byAccount' : 'case.byGuest'),
            <bdi key="language">{languageNames[report.language]}</bdi>,
            reports > 0 ? t('case.earlier', { reports, upheld }) : t('case.firstReport'),
            report.same_place ? t('case.samePlace') : null,
          ]}
        />
        {report.note ? (
          <blockquote dir="auto">{report.note}</blockquote>
        ) : (
          <p className="small quiet">{t('case.noNote')}</p>
        )}
        {report.messages.length > 0 ? <ReportedMessages messages={report.messages} /> : null}
        <FindingList findings={report.text ? [] : report.findings} />
        {mayLeaveOut ? (
          <Checkbox name={`except-${report.id}`} value={isOut} onChange={onOut}>
            {t('case.except')}
          </Checkbox>
        ) : null}
      </div>
    </Card>
  )
}
