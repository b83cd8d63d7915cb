import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopics } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Empty } from '#ui/basics/note.tsx'
import { Segments } from '#ui/lists/tabs-nav.tsx'
import { listQueues, listWork } from '../contract.ts'
import type { Route } from './+types/queues-screen'
import { QueueList } from './queue-list.tsx'
import { WorkList } from './work-list.tsx'

const shows = ['all', 'mine'] as const

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.home')
  const { searchParams } = asked.url
  const show = shows.find((one) => one === searchParams.get('show')) ?? 'all'
  const first = session ? await load(page, listQueues, {}) : undefined
  const named = searchParams.get('queue')
  const queue = first?.data.find(({ key }) => key === named)?.key
  const wanted = { ...(queue && { queue }), mine: show === 'mine' }
  const isList = queue !== undefined || show === 'mine'
  return { first, show, queue, wanted, work: session && isList ? await load(page, listWork, wanted) : undefined }
}

/** `/admin`: what waits for the site's own people, how long it has waited, and the next of it by one key. */
export default function QueuesScreen({ loaderData: { first, show, queue, wanted, work } }: Route.ComponentProps) {
  const t = useTranslations('queues')
  const format = useFormatter()
  useTopics(first ? ['reviews:all', 'pages:all', 'messages:staff'] : [])
  const { data, isError, refetch } = useCall(listQueues, {}, { initial: first, enabled: first !== undefined })
  const list = useCall(listWork, wanted, { initial: work, enabled: work !== undefined })
  const queues = data?.data ?? []
  const sum = (of: 'open' | 'late' | 'mine') => queues.reduce((all, one) => all + one[of], 0)
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="staff-home" className="stack stack-l">
        <header className="cluster spread">
          <div className="stack stack-xs">
            <h1 tabIndex={-1}>{t('title')}</h1>
            <p className="quiet">{t('text', { open: sum('open'), late: sum('late') })}</p>
          </div>
          <Segments
            label={t('shows')}
            items={shows.map((one) => ({
              href: one === 'all' ? '/admin' : '/admin?show=mine',
              words: t(`show.${one}`, { count: format.number(sum('mine')) }),
              current: one === show && queue === undefined,
            }))}
          />
        </header>
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        {data && queues.length === 0 ? (
          <Empty icon="check" title={t('noneForRole')}>
            {t('noneForRoleHelp')}
          </Empty>
        ) : work === undefined ? (
          <QueueList queues={queues} />
        ) : (
          <WorkList items={list.data?.data ?? []} queue={queue} />
        )}
      </main>
    </AppShell>
  )
}
