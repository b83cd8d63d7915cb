import '#features/sourcing/cv-search/ui/cv-sheet.css'
import { salaryPeriods } from '#features/jobs/jobs/job-fields.ts'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { Salary } from '#features/jobs/jobs/ui/salary.tsx'
import { CvSheetLines } from '#features/sourcing/cv-search/ui/cv-sheet-lines.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { Email } from '#ui/basics/email.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Phone } from '#ui/basics/phone.tsx'
import { Facts } from '#ui/basics/word.tsx'
import type { HeldOfMe } from '../consent-contract.ts'

/** What a company holds of somebody and what it wrote, as the person reads it. */
export function HeldFacts({ held }: { held: HeldOfMe }) {
  const t = useTranslations('imports')
  const day = useDay()
  const { purpose, source, keep_until, name, tags, note, lines, cv_language } = held
  const kept = useKept(held)
  const why = [
    { key: t('consent.purpose'), value: purpose ? <bdi>{purpose}</bdi> : null },
    { key: t('consent.source'), value: t(`sources.${source}`) },
    { key: t('consent.until'), value: keep_until ? day(keep_until) : null },
  ]
  return (
    <div className="stack">
      <KeyValues items={why.filter(({ value }) => value)} />
      <Card title={t('consent.held')}>
        <div className="stack">
          <KeyValues items={kept.filter(({ value }) => value)} />
          {lines.length > 1 ? (
            <details>
              <summary className="link">{t('field.cv')}</summary>
              <CvSheetLines lines={lines} language={cv_language} label={t('cvOf', { name })} />
            </details>
          ) : null}
        </div>
      </Card>
      {note || tags.length > 0 ? (
        <Card title={t('consent.written')}>
          <div className="stack stack-s">
            {note ? <blockquote dir="auto">{note}</blockquote> : null}
            <Facts small items={tags.map((tag) => <bdi key={tag}>{tag}</bdi>)} />
          </div>
        </Card>
      ) : null}
    </div>
  )
}

/** What the record says of the person, line by line. */
function useKept(held: HeldOfMe) {
  const t = useTranslations('imports')
  const day = useDay()
  const { name, email, phone, headline, place, positions, notice_days, available_on, photo } = held
  const { salary: low, salary_currency: currency, salary_period } = held
  const period = salaryPeriods.find((one) => one === salary_period)
  return [
    { key: t('field.name'), value: <bdi>{name}</bdi> },
    { key: t('field.email'), value: email ? <Email address={email} /> : null },
    { key: t('field.phone'), value: phone ? <Phone number={phone} /> : null },
    { key: t('field.headline'), value: headline ? <bdi>{headline}</bdi> : null },
    { key: t('field.place'), value: place ? <bdi>{place}</bdi> : null },
    { key: t('field.positions'), value: positions.length > 0 ? <Facts items={positions} /> : null },
    {
      key: t('field.salary'),
      value: low && currency && period ? <Salary salary={{ min: low, max: low, currency, period }} /> : null,
    },
    { key: t('field.noticePeriod'), value: notice_days === null ? null : t('noticeDays', { count: notice_days }) },
    { key: t('field.available'), value: available_on ? day(available_on) : null },
    { key: t('field.photo'), value: photo ? t('consent.photoKept') : null },
  ]
}
