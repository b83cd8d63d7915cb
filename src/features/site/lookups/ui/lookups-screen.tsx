import { useState } from 'react'
import { useNavigate } from 'react-router'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { Pagination } from '#ui/lists/pagination.tsx'
import { adminEntries, adminLists } from '../contract.ts'
import { cityList, fixedLists } from '../rules.ts'
import type { Route } from './+types/lookups-screen'
import { EntryDialog } from './entry-dialog.tsx'
import { type Entry, EntryTable } from './entry-table.tsx'
import { MergeDialog } from './merge-dialog.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.lookup.edit')
  const query = asked.url.searchParams
  const input = {
    list: query.get('list') ?? 'position',
    q: query.get('q') ?? '',
    page: Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1),
  }
  if (!session) return { input, lists: undefined, first: undefined }
  const [lists, first] = await Promise.all([load(page, adminLists, {}), load(page, adminEntries, input)])
  return { input, lists, first }
}

/** What people choose from: found, worded, ordered, hidden and added to, list by list. */
export default function LookupsScreen({ loaderData: { input, lists, first } }: Route.ComponentProps) {
  const t = useTranslations('lookups.admin')
  useTopic(first ? 'lookups:all' : null)
  const { data, isError, refetch } = useCall(adminEntries, input, { initial: first, enabled: first !== undefined })
  const [changing, setChanging] = useState<Entry | 'new' | null>(null)
  const [merging, setMerging] = useState<Entry | null>(null)
  const { list } = input
  const isFixed = fixedLists.includes(list)
  const entries = data?.data ?? []
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="lookups" className="stack stack-l">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('text')}</p>
        </header>
        <Choose input={input} lists={lists?.data ?? []} />
        <div className="row spread">
          <p className="quiet small" role="status">
            {t('found', { count: data?.total ?? 0 })}
          </p>
          {isFixed ? null : (
            <Button look="primary" icon="plus" onClick={() => setChanging('new')}>
              {t('add')}
            </Button>
          )}
        </div>
        {isFixed ? <p className="small faint">{t(list === cityList ? 'peopleHelp' : 'fixed')}</p> : null}
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        {data && entries.length === 0 ? (
          <Empty icon="search" title={t('none')}>
            {t('noneHelp')}
          </Empty>
        ) : (
          <EntryTable
            list={list}
            entries={entries}
            ordered={input.q === '' && list !== cityList}
            onChange={setChanging}
            onMerge={setMerging}
          />
        )}
        <Pagination page={input.page} pages={data?.pages ?? 1} href={(page) => addressOf({ ...input, page })} />
        {changing ? <EntryDialog list={list} entry={changing} onClose={() => setChanging(null)} /> : null}
        {merging ? <MergeDialog list={list} entry={merging} onClose={() => setMerging(null)} /> : null}
      </main>
    </AppShell>
  )
}

type Input = { list: string; q: string; page: number }
const addressOf = ({ list, q, page }: Input) =>
  `/admin/lookups?${new URLSearchParams({ list, ...(q && { q }), ...(page > 1 && { page: String(page) }) })}`

function Choose({ input, lists }: { input: Input; lists: readonly { list: string; count: number }[] }) {
  const t = useTranslations('lookups')
  const navigate = useNavigate()
  const [written, setWritten] = useState(input.q)
  const find = (over: Partial<Input>) => navigate(addressOf({ ...input, page: 1, ...over }))
  return (
    <search>
      <form
        method="post"
        className="fields"
        onSubmit={(event) => {
          event.preventDefault()
          find({ q: written.trim() })
        }}
      >
        <NativeSelect
          name="list"
          label={t('admin.list')}
          value={input.list}
          choices={lists.map(({ list, count }) => ({ id: list, text: `${t(`names.${list}`)} (${count})` }))}
          onChange={(list) => {
            setWritten('')
            find({ list, q: '' })
          }}
        />
        <TextField
          name="q"
          type="search"
          icon="search"
          label={t('admin.search')}
          placeholder={t('admin.searchHelp')}
          value={written}
          onChange={setWritten}
          enterKeyHint="search"
          autoComplete="off"
        />
      </form>
    </search>
  )
}
