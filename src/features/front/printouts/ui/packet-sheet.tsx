import '#features/sourcing/cv-search/ui/cv-sheet.css'
import type { ClientPacket } from '#features/agencies/client-review/contract.ts'
import { usePay } from '#features/agencies/submissions/ui/use-pay.ts'
import { MatchList } from '#features/jobs/matching/ui/match-list.tsx'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Facts } from '#ui/basics/word.tsx'
import { PrintedSheet } from './printed-sheet.tsx'

/** People an agency sent for a job: each with the requirements met, the note, and the CV without contact details. */
export function PacketSheet({ packet }: { packet: ClientPacket }) {
  const t = useTranslations('clientReview')
  const format = useFormatter()
  const pay = usePay()
  const { agency, job, client, place, words, sent_at, recruiter } = packet
  const people = packet.people.filter(({ gone }) => !gone)
  return (
    <PrintedSheet
      title={<bdi>{job}</bdi>}
      name={t('title', { job })}
      about={
        <Facts
          items={[
            <bdi key="client">{client}</bdi>,
            place,
            <bdi key="agency">{agency.name}</bdi>,
            t('sentBy', { name: recruiter ?? '', day: format.dateTime(new Date(sent_at), 'day') }),
          ]}
        />
      }
    >
      {words ? <blockquote dir="auto">{words}</blockquote> : null}
      {people.map((one) => (
        <section key={one.id} className="stack printout-part">
          <h2>
            <bdi>{one.name}</bdi>
          </h2>
          <Facts
            items={[
              one.headline ? <bdi key="headline">{one.headline}</bdi> : null,
              one.notice_days === null ? null : t('noticeDays', { count: one.notice_days }),
              pay(one),
            ]}
          />
          {one.note ? <blockquote dir="auto">{one.note}</blockquote> : null}
          {one.matches.length > 0 ? <MatchList matches={one.matches} reader="team" /> : null}
          <CvSheetLines lines={one.lines} language={one.cv_language} label={t('cvOf', { name: one.name })} />
        </section>
      ))}
    </PrintedSheet>
  )
}
