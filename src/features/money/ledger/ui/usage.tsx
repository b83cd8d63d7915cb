import { useNavigate } from 'react-router'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty, Note } from '#ui/basics/note.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { listEntries } from '../contract.ts'
import { isTurned, kinds } from '../rules.ts'
import { EntryTable } from './entry-table.tsx'
import { type Asked, addressOf } from './read-asked.ts'

type Props = { wanted: Asked; first: Gives<typeof listEntries> | undefined }

/** What came in and went out, with the ways to narrow it and to take it along. */
export function Usage({ wanted, first }: Props) {
  const t = useTranslations('ledger')
  const { data, isError, refetch } = useCall(listEntries, wanted, { initial: first, enabled: !isTurned(wanted) })
  const rows = data?.data ?? []
  return (
    <section className="stack">
      <div className="row spread">
        <h2>{t('usage')}</h2>
        {isTurned(wanted) ? null : (
          <Menu
            label={t('file.title')}
            entries={[
              ...(['xlsx', 'csv'] as const).map((format) => ({
                id: format,
                text: t(`file.${format}`),
                icon: 'download' as const,
                href: `/api/page/ledger/file?${addressOf(wanted)}&format=${format}`,
              })),
              { id: 'print', text: t('file.print'), icon: 'print', href: `/to-print/ledger?${addressOf(wanted)}` },
            ]}
          />
        )}
      </div>
      <TabsNav
        label={t('usage')}
        items={[
          { href: `/page/balance?${addressOf(wanted, { kind: '' })}`, words: t('all'), current: !wanted.kind },
          ...kinds.map((kind) => ({
            href: `/page/balance?${addressOf(wanted, { kind })}`,
            words: t(`kinds.${kind}`),
            current: wanted.kind === kind,
          })),
        ]}
      />
      <Narrow key={addressOf(wanted)} wanted={wanted} />
      {isTurned(wanted) ? <Note tone="warm" title={t('turned')} /> : null}
      {isError && !data ? <NotLoaded onRetry={refetch} /> : null}
      {data ? (
        <EntryTable
          rows={rows}
          empty={
            <Empty icon="coin" title={t('noEntries')}>
              {t('noEntriesHelp')}
            </Empty>
          }
        />
      ) : null}
      {data?.next_cursor ? (
        <div>
          <LinkButton href={`/page/balance?${addressOf(wanted)}&cursor=${data.next_cursor}`} iconEnd="next">
            {t('older')}
          </LinkButton>
        </div>
      ) : null}
    </section>
  )
}

function Narrow({ wanted }: { wanted: Asked }) {
  const t = useTranslations('ledger')
  const navigate = useNavigate()
  return (
    <form
      method="post"
      className="usage-filters"
      aria-label={t('narrow')}
      onSubmit={(event) => {
        event.preventDefault()
        const said = Object.fromEntries(
          [...new FormData(event.currentTarget)].map(([name, value]) => [name, String(value)]),
        )
        void navigate(`?${addressOf(wanted, said)}`, { preventScrollReset: true })
      }}
    >
      <NativeSelect
        name="way"
        label={t('way')}
        empty={t('ways.both')}
        defaultValue={wanted.way ?? ''}
        choices={(['in', 'out'] as const).map((id) => ({ id, text: t(`ways.${id}`) }))}
      />
      <TextField name="from" type="date" label={t('from')} defaultValue={wanted.from ?? ''} />
      <TextField name="to" type="date" label={t('to')} defaultValue={wanted.to ?? ''} />
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}
