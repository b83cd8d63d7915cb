import './balance.css'
import { AppShell } from '#frame/app-shell.tsx'
import { asStaff } from '#frame/guards.ts'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Empty, Note } from '#ui/basics/note.tsx'
import { showBooks } from '../contract.ts'
import type { Route } from './+types/books-screen'
import { Balances } from './balances.tsx'
import { CorrectForm } from './correct-form.tsx'
import { EntryTable } from './entry-table.tsx'
import { PageSearch } from './page-search.tsx'

type Data = Gives<typeof showBooks>['data']

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.money.move')
  const id = asked.url.searchParams.get('page')
  const q = asked.url.searchParams.get('q')?.slice(0, 100) ?? ''
  const wanted = { q, ...(id && { page: id }) }
  return { wanted, first: session ? await load(page, showBooks, wanted) : undefined }
}

/** What a company page has, for staff who put something right; and books that do not agree. */
export default function BooksScreen({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('ledger.books')
  const { data, isError, refetch } = useCall(showBooks, wanted, { initial: first, enabled: first !== undefined })
  return (
    <AppShell title={t('title')}>
      <main id="main" data-screen="books" className="stack stack-xl">
        <header className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </header>
        {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
        {data ? <Wrong wrong={data.data.wrong} /> : null}
        <PageSearch q={wanted.q} found={data?.data.found ?? []} />
        {data?.data.page ? <PageBooks page={data.data.page} /> : null}
      </main>
    </AppShell>
  )
}

function Wrong({ wrong }: { wrong: Data['wrong'] }) {
  const t = useTranslations('ledger')
  if (wrong.length === 0)
    return (
      <Note tone="good" icon="done">
        {t('books.right')}
      </Note>
    )
  return (
    <Note tone="bad" title={t('books.wrong')} alert>
      <ul>
        {wrong.map(({ page, name, kind }) => (
          <li key={`${page} ${kind}`}>
            <a className="link" href={`/admin/ledger?page=${page}`} dir="auto">
              {name}
            </a>
            {` · ${t(`kinds.${kind}`)}`}
          </li>
        ))}
      </ul>
    </Note>
  )
}

function PageBooks({ page: { id, name, balances, entries } }: { page: NonNullable<Data['page']> }) {
  const t = useTranslations('ledger')
  return (
    <>
      <h2 dir="auto">{name}</h2>
      <Balances balances={balances} limits={[]} />
      <CorrectForm key={id} page={id} />
      <EntryTable
        rows={entries}
        empty={
          <Empty icon="coin" title={t('noEntries')}>
            {t('noEntriesHelp')}
          </Empty>
        }
      />
    </>
  )
}
