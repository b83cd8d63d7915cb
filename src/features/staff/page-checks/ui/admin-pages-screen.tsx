import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Empty } from '#ui/basics/note.tsx'
import { useAgo } from '#ui/basics/use-ago.ts'
import { Facts, Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listPages, queues } from '../contract.ts'
import type { Route } from './+types/admin-pages-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.page.read')
  const params = asked.url.searchParams
  const queue = queues.find((one) => one === params.get('queue')) ?? 'waiting'
  const cursor = params.get('cursor')
  const input = { queue, ...(cursor && { cursor }) }
  return { queue, input, first: session ? await load(page, listPages, input) : undefined }
}

/** Company pages that wait for a look, live; and all others by how they stand. */
export default function AdminPagesScreen({ loaderData: { queue, input, first } }: Route.ComponentProps) {
  const t = useTranslations('pageChecks.admin')
  useTopic(first ? 'pages:all' : null)
  const list = useCall(listPages, input, { initial: first, enabled: first !== undefined })
  const { data } = list
  return (
    <ListScreen
      name="admin-pages"
      title={t('title')}
      lead={t('text')}
      list={list}
      more={{ href: (cursor) => `/admin/pages?${new URLSearchParams({ queue, cursor })}`, words: t('more') }}
      wide
    >
      <TabsNav
        label={t('queues')}
        items={queues.map((one) => ({
          href: `/admin/pages?queue=${one}`,
          words: t(`queue.${one}`),
          current: one === queue,
        }))}
      />
      <Table
        caption={t('title')}
        rows={data?.data ?? []}
        rowId={({ id }) => id}
        empty={
          data ? (
            <Empty icon="done" title={t('empty')}>
              {t('emptyHelp')}
            </Empty>
          ) : null
        }
        columns={[
          { id: 'page', head: t('page'), names: true, cell: (row) => <Named row={row} /> },
          { id: 'made', head: t('made'), wideOnly: true, cell: ({ made_at }) => <Since at={made_at} /> },
          {
            id: 'waiting',
            head: t('waiting'),
            cell: ({ waiting_since }) => (waiting_since ? <Since at={waiting_since} /> : t('nothing')),
          },
        ]}
      />
    </ListScreen>
  )
}

type Row = Gives<typeof listPages>['data'][number]

function Named({ row: { id, name, place, kind, state, verified, live_jobs } }: { row: Row }) {
  const t = useTranslations('pageChecks.admin')
  const tKinds = useTranslations('pages.kinds')
  return (
    <div className="stack stack-xs">
      <a className="strong" href={`/admin/pages/${id}`}>
        <bdi>{name}</bdi>
      </a>
      <Facts
        small
        items={[
          tKinds(kind),
          place,
          t(`queue.${state}`),
          live_jobs > 0 ? t('jobs', { count: live_jobs }) : null,
          verified ? (
            <Word key="checked" tone="good">
              {t('checked')}
            </Word>
          ) : null,
        ]}
      />
    </div>
  )
}

function Since({ at }: { at: string }) {
  const ago = useAgo()
  return (
    <time className="small" dateTime={at} suppressHydrationWarning>
      {ago(at)}
    </time>
  )
}
