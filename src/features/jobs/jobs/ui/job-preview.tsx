import './job.css'
import './job-preview.css'
import '#ui/basics/card.css'
import { SaveButton } from '#features/seeking/saved-jobs/ui/save-link.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { Avatar } from '#ui/basics/avatar.tsx'
import { LinkButton } from '#ui/basics/button.tsx'
import { Facts } from '#ui/basics/word.tsx'
import { ShareMenu } from '#ui/shells/share-menu.tsx'
import type { JobView } from '../contract.ts'
import { ApplyButton, PlacesTaken } from './apply-card.tsx'
import { JobFacts } from './job-facts.tsx'
import { JobNeeds } from './job-needs.tsx'
import { JobText } from './job-text.tsx'
import { CompanyName, JobTitle, morePlaces } from './job-words.tsx'
import type { JobWords } from './read-job-words.ts'

/** A job beside the list, on wide screens. */
export function JobPreview({ job, words, publicUrl }: { job: JobView; words: JobWords; publicUrl: string }) {
  const t = useTranslations('jobs')
  return (
    <article className="card job-preview" aria-label={t('preview')}>
      <header className="stack">
        <div className="row row-top">
          <Avatar name={job.company.name} src={job.company.logo ?? undefined} kind="company" size="l" />
          <div className="grow">
            <h2>
              <JobTitle job={job} />
            </h2>
            <CompanyName company={job.company} href={job.company.slug ? `/companies/${job.company.slug}` : undefined} />
            <div className="quiet">
              <Facts items={[job.place, morePlaces(job, t), t(`workplaces.${job.workplace}`)]} />
            </div>
          </div>
        </div>
        <div className="row">
          <ApplyButton job={job} />
          <SaveButton job={job} iconOnly />
          <ShareMenu url={`${publicUrl}/jobs/${encodeURIComponent(job.address)}`} title={job.title} iconOnly />
          <span className="push">
            <LinkButton href={`/jobs/${job.address}`} look="text" iconEnd="forth">
              {t('openPage')}
            </LinkButton>
          </span>
        </div>
      </header>
      <div className="job-body">
        <JobFacts job={job} words={words} pay />
        <PlacesTaken job={job} />
        <JobText text={job.text} />
        <JobNeeds job={job} />
      </div>
    </article>
  )
}
