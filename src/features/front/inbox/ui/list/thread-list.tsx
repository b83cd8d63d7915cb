import './thread-list.css'
import {
  type Dispatch,
  type KeyboardEvent,
  lazy,
  type SetStateAction,
  Suspense,
  useDeferredValue,
  useRef,
  useState,
} from 'react'
import { listThreads } from '#features/talk/threads/contract.ts'
import { useSession } from '#frame/use-session.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCallParts } from '#platform/browser/use-call-parts.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Skeleton } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { Filter, Viewer } from '../places.ts'
import { FoundMessages } from './found-messages.tsx'
import { ListFilters } from './list-filters.tsx'
import { NewGroup } from './new-group.tsx'
import { ThreadRow } from './thread-row.tsx'
import { useEndInSight } from './use-end-in-sight.ts'
import { useListKeys } from './use-list-keys.ts'

const FindDialog = lazy(() => import('../thread/find-dialog.tsx'))

type Props = {
  as: Viewer
  filter: Filter
  onFilter: Dispatch<SetStateAction<Filter>>
  initial: { given: Gives<typeof listThreads>; at: number }
  /** The conversation that is open. */
  open: string | undefined
}

/** Every conversation: found by name or words, filtered, pinned ones above; read on while one scrolls. */
export function ThreadList({ as, filter, onFilter, initial, open }: Props) {
  const t = useTranslations('inbox')
  const may = useSession()?.may ?? []
  const [first] = useState(filter)
  const asked = { ...filter, q: useDeferredValue(filter.q.trim()) }
  const isFirst = JSON.stringify(asked) === JSON.stringify(first)
  const { data, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useCallParts(
    listThreads,
    { as, ...asked },
    {
      ...(isFirst && { initial }),
      after: ({ next_cursor }) => (next_cursor ? { cursor: next_cursor } : undefined),
    },
  )
  const list = useRef<HTMLDivElement>(null)
  const onKeyDown = useListKeys(list)
  const end = useEndInSight(() => hasNextPage && !isFetchingNextPage && void fetchNextPage())
  const pinned = data?.pages[0]?.pinned ?? []
  const threads = data?.pages.flatMap((page) => page.data) ?? []
  const isEmpty = data !== undefined && pinned.length + threads.length === 0
  const isSearched = asked.q.length > 1
  const rowOf = (thread: (typeof threads)[number]) => (
    <li key={thread.id}>
      <ThreadRow as={as} thread={thread} current={thread.id === open} />
    </li>
  )
  return (
    <section className="inbox-list" aria-label={t('conversations')}>
      <header>
        <div className="row spread">
          <h1 tabIndex={-1}>{t(as === 'staff' ? 'supportTitle' : 'title')}</h1>
          {as === 'page' && may.includes('page.read') ? <NewGroup /> : null}
          {as === 'user' ? (
            <LinkButton size="s" look="text" icon="help" href="/support">
              {t('askSupport')}
            </LinkButton>
          ) : null}
        </div>
        <TextField
          name="find"
          type="search"
          size="s"
          icon="search"
          bare
          label={t('find')}
          placeholder={t('find')}
          maxLength={100}
          value={filter.q}
          onChange={(q) => onFilter((now) => ({ ...now, q }))}
          onKeyDown={(event: KeyboardEvent) => {
            if (event.key === 'ArrowDown') onKeyDown(event)
          }}
        />
        <ListFilters as={as} filter={filter} onFilter={onFilter} />
        <FindMore as={as} />
      </header>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: arrows go from link to link, which the keyboard reaches by itself too */}
      <div className="inbox-threads" ref={list} onKeyDown={onKeyDown} aria-busy={!data}>
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        {!data && !isError ? <Waiting /> : null}
        {pinned.length > 0 ? <ul aria-label={t('pinned')}>{pinned.map(rowOf)}</ul> : null}
        {threads.length > 0 ? <ul aria-label={t('conversations')}>{threads.map(rowOf)}</ul> : null}
        {isEmpty && !isSearched ? <p className="inbox-empty">{t(`empty.${emptyOf(asked)}`)}</p> : null}
        {isSearched ? (
          <FoundMessages as={as} sought={{ q: asked.q }} {...(isEmpty && { none: t('empty.nothing') })} />
        ) : null}
        {hasNextPage ? <div ref={end} aria-hidden="true" /> : null}
      </div>
    </section>
  )
}

/** Messages by more than their words. */
function FindMore({ as }: { as: Viewer }) {
  const t = useTranslations('inbox')
  const [open, setOpen] = useState(false)
  return (
    <div>
      <Button size="s" look="text" icon="search" onClick={() => setOpen(true)}>
        {t('findMore')}
      </Button>
      <Suspense>{open ? <FindDialog as={as} onClose={() => setOpen(false)} /> : null}</Suspense>
    </div>
  )
}

const emptyOf = ({ q, show, kind, job }: Filter) =>
  q ? 'found' : show !== 'all' ? show : kind || job ? 'filtered' : 'all'

const Waiting = () => (
  <div className="stack inbox-waiting">
    {['60%', '72%', '54%', '66%', '58%', '70%'].map((size) => (
      <Skeleton key={size} lines={[size, '40%', '85%']} />
    ))}
  </div>
)
