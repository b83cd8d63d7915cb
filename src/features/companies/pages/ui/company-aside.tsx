import { ReportLinks } from '#features/jobs/jobs/ui/report-links.tsx'
import { DropCvCard } from '#features/sourcing/cv-drops/ui/drop-cv-card.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Card } from '#ui/basics/card.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { CheckedOfCompany } from './checked-of-company.tsx'
import { linkNames } from './link-names.ts'
import type { Company } from './organization.ts'

/** Facts, how it answers, and what was checked. */
export function CompanyAside({ company, takesCvs }: { company: Company; takesCvs: boolean }) {
  const t = useTranslations('pages.company')
  return (
    <aside className="stick stack">
      {takesCvs ? <DropCvCard slug={company.slug} /> : null}
      <CompanyFacts company={company} />
      {company.record ? (
        <Card title={t('answers')}>
          <Answers record={company.record} />
        </Card>
      ) : null}
      <Card title={t('checked')}>
        <CheckedOfCompany checked={company.checked} />
      </Card>
      <ReportLinks address={`/companies/${encodeURIComponent(company.slug)}`} of="company" />
    </aside>
  )
}

function Answers({ record: { share, days, applications } }: { record: NonNullable<Company['record']> }) {
  const t = useTranslations('pages.company')
  const format = useFormatter()
  const percent = format.number(share / 100, { style: 'percent' })
  return (
    <div className="stack stack-xs">
      <p className="strong">
        {days === null ? t('answersShare', { percent }) : t('answersWithin', { percent, count: days })}
      </p>
      <p className="small quiet">{t('answersOf', { count: applications })}</p>
    </div>
  )
}

function CompanyFacts({ company }: { company: Company }) {
  const t = useTranslations('pages.company')
  const { website, size, legal_name, name, founded, industry, place, links } = company
  const items = [
    { key: t('legalName'), value: legal_name && legal_name !== name ? <bdi>{legal_name}</bdi> : null },
    { key: t('industry'), value: industry },
    { key: t('place'), value: place },
    { key: t('size'), value: size ? <bdi className="num">{size}</bdi> : null },
    { key: t('founded'), value: founded ? <span className="num">{String(founded)}</span> : null },
    { key: t('website'), value: website ? <Outside href={website}>{plainAddress(website)}</Outside> : null },
    { key: t('elsewhere'), value: Object.keys(links).length > 0 ? <Links links={links} /> : null },
  ]
  return (
    <Card>
      <KeyValues items={items.filter(({ value }) => value)} />
    </Card>
  )
}

const plainAddress = (address: string) => address.replace(/^https?:\/\/(?:www\.)?|\/$/g, '')

const Links = ({ links }: Pick<Company, 'links'>) => (
  <span className="cluster company-links">
    {(Object.keys(linkNames) as (keyof typeof linkNames)[]).map((kind) => {
      const href = links[kind]
      return href ? (
        <Outside key={kind} href={href}>
          {linkNames[kind]}
        </Outside>
      ) : null
    })}
  </span>
)

const Outside = ({ href, children }: { href: string; children: string }) => (
  <a className="link ltr" href={href} rel="nofollow noopener noreferrer" target="_blank">
    {children}
  </a>
)
