import './saved-jobs.css'
import { JobStarts, readStarts } from '#features/hiring/applications/ui/starts.tsx'
import { signedIn } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Takes } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Segments, TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listSavedJobs } from '../contract.ts'
import { sorts, views } from '../rules.ts'
import type { Route } from './+types/saved-jobs-screen'
import { SavedJobRow } from './saved-job-row.tsx'

type Asked = Takes<typeof listSavedJobs> & { view: (typeof views)[number]; sort: (typeof sorts)[number] }

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await signedIn(asked)
  const query = asked.url.searchParams
  const input: Asked = {
    view: views.find((view) => view === query.get('view')) ?? 'all',
    sort: sorts.find((sort) => sort === query.get('sort')) ?? 'saved',
    ...(query.get('cursor') && { cursor: query.get('cursor')?.slice(0, 400) }),
  }
  const first = session ? await load(page, listSavedJobs, input) : undefined
  const jobs = first?.data.map(({ job }) => job) ?? []
  return { input, first, starts: await readStarts(page, jobs) }
}

/** Jobs one keeps for later, with what became of each. */
export default function SavedJobsScreen({ loaderData: { first, input, starts } }: Route.ComponentProps) {
  const t = useTranslations('savedJobs')
  const session = useSession()
  useTopic(session ? `user:${session.display.id}` : null)
  const list = useCall(listSavedJobs, input, { initial: first, enabled: first !== undefined })
  const { data } = list
  const { view, sort } = input
  return (
    <ListScreen
      name="saved-jobs"
      title={t('title')}
      lead={t('lead')}
      list={list}
      more={{ href: (cursor) => `${addressOf(input)}&${new URLSearchParams({ cursor })}`, words: t('more') }}
    >
      {data && data.counts.all > 0 ? (
        <div className="stack stack-s">
          <TabsNav
            label={t('viewsLabel')}
            items={views.map((id) => ({
              href: addressOf({ view: id, sort }),
              words: t(`views.${id}`),
              count: data.counts[id],
              current: id === view,
            }))}
          />
          <div className="row">
            <Segments
              label={t('sortLabel')}
              items={sorts.map((id) => ({
                href: addressOf({ view, sort: id }),
                words: t(`sorts.${id}`),
                current: id === sort,
              }))}
            />
          </div>
        </div>
      ) : null}
      {data && data.data.length === 0 ? <Nothing any={data.counts.all > 0} /> : null}
      <JobStarts starts={starts}>
        <ul className="rows">
          {data?.data.map((saved) => (
            <SavedJobRow key={saved.job.id} saved={saved} />
          ))}
        </ul>
      </JobStarts>
    </ListScreen>
  )
}

const addressOf = ({ view, sort }: Pick<Asked, 'view' | 'sort'>) => `/user/saved-jobs?view=${view}&sort=${sort}`

function Nothing({ any }: { any: boolean }) {
  const t = useTranslations('savedJobs')
  if (any) return <p className="quiet">{t('noneHere')}</p>
  return (
    <Empty
      icon="bookmark"
      title={t('none')}
      action={
        <LinkButton href="/jobs" look="primary">
          {t('look')}
        </LinkButton>
      }
    >
      {t('noneHelp')}
    </Empty>
  )
}
