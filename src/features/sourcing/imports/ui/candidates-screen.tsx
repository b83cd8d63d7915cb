import { useState } from 'react'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { TabsNav } from '#ui/lists/tabs-nav.tsx'
import { listImported } from '../contract.ts'
import { importStates } from '../import-states.ts'
import type { Route } from './+types/candidates-screen'
import { AddDialog } from './add-dialog.tsx'
import { AskDialog } from './ask-dialog.tsx'
import { CandidateRow } from './candidate-row.tsx'
import { KeepMonths } from './keep-months.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const status = importStates.find((one) => one === searchParams.get('status'))
  const cursor = searchParams.get('cursor')
  const q = searchParams.get('q')?.slice(0, 120) ?? ''
  const wanted = { q, ...(status && { status }), ...(cursor && { cursor }) }
  return {
    wanted,
    first: session?.may.includes('import') ? await load(page, listImported, wanted) : undefined,
  }
}

/** States that are worth a list of their own. */
const shown = ['draft', 'invited', 'consented', 'claimed', 'refused', 'expired'] as const

const addressOf = (wanted: { q: string; status?: string | undefined; cursor?: string }) => {
  const asked = new URLSearchParams(Object.entries(wanted).filter(([, value]) => value) as [string, string][])
  return `/page/candidates${asked.size > 0 ? `?${asked}` : ''}`
}

/** People the company added itself: searched, added, asked whether they agree. */
export default function CandidatesScreen({ loaderData: { wanted, first } }: Route.ComponentProps) {
  const t = useTranslations('imports')
  const format = useFormatter()
  const list = useCall(listImported, wanted, { initial: first, enabled: first !== undefined })
  const [chosen, choose] = useState<readonly string[]>([])
  const [open, setOpen] = useState<'add' | 'ask' | null>(null)
  const rows = list.data?.data ?? []
  const here = chosen.filter((id) => rows.some((row) => row.id === id))
  const isAsked = Boolean(wanted.q || wanted.status)
  const add = <WaysIn onAdd={() => setOpen('add')} />
  return (
    <WorkScreen title={t('title')} name="candidates" needs="import">
      <header className="cluster spread">
        <div className="stack stack-xs">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </div>
        {rows.length > 0 || isAsked ? add : null}
      </header>
      <TabsNav
        label={t('lists')}
        items={[undefined, ...shown].map((status) => ({
          href: addressOf({ q: wanted.q, status }),
          words: status ? t(`states.${status}`) : t('all'),
          current: wanted.status === status,
          ...(status && list.data?.counts[status] && { count: format.number(list.data.counts[status]) }),
        }))}
      />
      <form action="/page/candidates" method="get">
        {wanted.status ? <input type="hidden" name="status" value={wanted.status} /> : null}
        <TextField
          name="q"
          label={t('search')}
          bare
          icon="search"
          type="search"
          placeholder={t('search')}
          defaultValue={wanted.q}
          maxLength={120}
        />
      </form>
      {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
      {list.data && rows.length === 0 ? (
        <Empty icon="users" title={t(isAsked ? 'noneFound' : 'none')} action={isAsked ? undefined : add}>
          {isAsked ? null : t('noneHelp')}
        </Empty>
      ) : null}
      {rows.length > 0 ? (
        <div className="cluster">
          <span className="small quiet">{t('found', { count: list.data?.total ?? 0 })}</span>
          <Button size="s" icon="mail" disabled={here.length === 0} onClick={() => setOpen('ask')}>
            {t('ask')}
          </Button>
          <LinkButton size="s" look="text" href="/page/candidates/duplicates">
            {t('duplicates')}
          </LinkButton>
        </div>
      ) : null}
      <ul className="rows">
        {rows.map((row) => (
          <CandidateRow
            key={row.id}
            row={row}
            isChosen={here.includes(row.id)}
            onChoose={(isIn) => choose(isIn ? [...here, row.id] : here.filter((id) => id !== row.id))}
          />
        ))}
      </ul>
      {list.data?.next_cursor ? (
        <div>
          <LinkButton iconEnd="next" href={addressOf({ ...wanted, cursor: list.data.next_cursor })}>
            {t('more')}
          </LinkButton>
        </div>
      ) : null}
      {list.data ? <KeepMonths /> : null}
      {open === 'add' ? (
        <AddDialog onClose={() => setOpen(null)} onAdded={({ id }) => location.assign(`/page/candidates/${id}`)} />
      ) : null}
      {open === 'ask' ? (
        <AskDialog
          ids={here}
          onClose={(isDone) => {
            setOpen(null)
            if (isDone) choose([])
          }}
        />
      ) : null}
    </WorkScreen>
  )
}

/** The three ways in which people are brought along. */
function WaysIn({ onAdd }: { onAdd: () => void }) {
  const t = useTranslations('imports')
  return (
    <span className="cluster">
      <Button look="primary" icon="plus" onClick={onAdd}>
        {t('add')}
      </Button>
      <LinkButton icon="upload" href="/page/candidates/upload">
        {t('addMany')}
      </LinkButton>
      <LinkButton icon="columns" href="/page/candidates/tables">
        {t('addTable')}
      </LinkButton>
    </span>
  )
}
