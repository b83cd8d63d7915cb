import './group.css'
import { redirect } from 'react-router'
import { JobStarts, readStarts } from '#features/hiring/applications/ui/starts.tsx'
import { readJobWords } from '#features/jobs/jobs/ui/read-job-words.ts'
import { readSaved } from '#features/seeking/saved-jobs/ui/read-saved.ts'
import { SavedJobs } from '#features/seeking/saved-jobs/ui/save-link.tsx'
import { PublicShell } from '#frame/public-shell.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { pageContext } from '#platform/browser/page-context.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { type GroupFilters, showGroup } from '../contract.ts'
import type { Route } from './+types/group-screen'
import { GroupHead } from './group-head.tsx'
import { GroupJobs } from './group-jobs.tsx'
import { GroupNotes } from './group-notes.tsx'
import { GroupTop } from './group-top.tsx'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const page = context.get(pageContext)
  const { search, searchParams } = url
  const filters = filtersIn(searchParams)
  const [{ data: group }, words, saved] = await Promise.all([
    load(page, showGroup, { address: params.address, ...filters }),
    readJobWords(page),
    readSaved(page),
  ])
  if (params.address !== group.address) throw redirect(`/job-groups/${encodeURIComponent(group.address)}${search}`, 301)
  const starts = await readStarts(page, group.jobs)
  return { group, words, filters, saved, starts, via: searchParams.get('via') }
}

const names = ['q', 'place', 'workplace', 'type', 'from'] as const

/** What of the address narrows the list; an empty field of the form narrows nothing. */
const filtersIn = (asked: URLSearchParams): GroupFilters =>
  Object.fromEntries(names.flatMap((name) => (asked.get(name) ? [[name, asked.get(name)?.slice(0, 200)]] : [])))

/** A group of jobs as everybody sees it: what holds them together, and the jobs, to be applied to together. */
export default function GroupScreen({ loaderData }: Route.ComponentProps) {
  const { group, saved, starts } = loaderData
  const t = useTranslations('jobGroups.page')
  return (
    <PublicShell>
      <GroupHead group={group} />
      <SavedJobs ids={saved}>
        <main id="main" data-screen="job-group" className="wrap wrap-read page stack stack-l">
          <GroupTop group={group} />
          <GroupNotes group={group} />
          {group.total === 0 ? (
            <Empty
              icon="jobs"
              title={t('none')}
              action={
                <LinkButton href={`/companies/${group.company.slug}`} look="quiet">
                  {t('companyJobs')}
                </LinkButton>
              }
            >
              {t('noneText')}
            </Empty>
          ) : (
            <JobStarts starts={starts}>
              <GroupJobs {...loaderData} />
            </JobStarts>
          )}
        </main>
      </SavedJobs>
    </PublicShell>
  )
}
