import { useTranslations } from 'use-intl'
import { CardPicture } from '#features/site/sharing/ui/card-picture.tsx'
import { useSite } from '#frame/use-session.ts'
import { languages } from '#platform/shared/languages.ts'
import type { JobView } from '../contract.ts'
import { jobPosting, plainWords } from './job-posting.ts'
import { useSalaryAmount } from './salary.tsx'

const soon = JSON.stringify({ prefetch: [{ where: { selector_matches: '[data-soon]' }, eagerness: 'moderate' }] })

/** What search engines and those who get the link see of a job: title, addresses, preview card, JobPosting. */
export function JobHead({ job, lang }: { job: JobView; lang: string | null }) {
  const t = useTranslations('jobs.head')
  const { brand, publicUrl, nonce } = useSite()
  const amount = useSalaryAmount()
  const address = `${publicUrl}/jobs/${encodeURIComponent(job.address)}`
  const title = t('title', { job: job.title, company: job.company.name, site: brand.name })
  const facts = [job.company.name, job.place, job.salary ? amount(job.salary) : null].filter(Boolean).join(' · ')
  const about = `${facts}. ${plainWords(job.text.description)}`.slice(0, 180)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={about} />
      <link rel="canonical" href={lang ? `${address}?lang=${lang}` : address} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={`${address}?lang=${language}`} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={address} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:title" content={t('share', { job: job.title, company: job.company.name })} />
      <meta property="og:description" content={about} />
      <meta property="og:url" content={address} />
      <CardPicture kind="job" address={job.address} />
      {job.closed_to ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <Data type="application/ld+json" nonce={nonce} json={jobPosting(job, publicUrl)} />
          <Data type="speculationrules" nonce={nonce} json={soon} />
        </>
      )}
    </>
  )
}

function Data({ type, nonce, json }: { type: string; nonce: string; json: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, its angle brackets escaped
  return <script type={type} nonce={nonce} dangerouslySetInnerHTML={{ __html: json.replace(/</g, '\\u003c') }} />
}
