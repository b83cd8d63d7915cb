import { CardPicture } from '#features/site/sharing/ui/card-picture.tsx'
import { Alternates } from '#frame/alternates.tsx'
import { breadcrumbs, cut, escaped, StructuredData } from '#frame/structured-data.tsx'
import { useSite } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import type { JobView } from '../contract.ts'
import { jobPosting, plainWords } from './job-posting.ts'
import { useSalaryAmount } from './salary.tsx'

const soon = JSON.stringify({ prefetch: [{ where: { selector_matches: '[data-soon]' }, eagerness: 'moderate' }] })

/** What search engines and those who get the link see of a job: title, addresses, preview card, JobPosting. */
export function JobHead({ job }: { job: JobView }) {
  const t = useTranslations('jobs.head')
  const { brand, publicUrl, nonce } = useSite()
  const amount = useSalaryAmount()
  const address = `${publicUrl}/jobs/${encodeURIComponent(job.address)}`
  const title = t('title', { job: job.title, company: job.company.name, site: brand.name })
  const facts = [job.company.name, job.place, job.salary ? amount(job.salary) : null].filter(Boolean).join(' · ')
  const about = cut(`${facts}. ${plainWords(job.text.description)}`, 180)
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={about} />
      <Alternates address={address} spoken={job.written_in} />
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
          <StructuredData json={jobPosting(job, publicUrl)} />
          <StructuredData
            json={breadcrumbs(publicUrl, [
              [brand.name, '/'],
              [t('jobs'), '/jobs'],
              [job.title, `/jobs/${encodeURIComponent(job.address)}`],
            ])}
          />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, its angle brackets escaped */}
          <script type="speculationrules" nonce={nonce} dangerouslySetInnerHTML={{ __html: escaped(soon) }} />
        </>
      )}
    </>
  )
}
