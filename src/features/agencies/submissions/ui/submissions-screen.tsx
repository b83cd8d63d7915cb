import './pipeline.css'
import { useState } from 'react'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { useDropParam } from '#platform/browser/use-drop-param.ts'
import { Button, LinkButton } from '#ui/basics/button.tsx'
import { ChipLink } from '#ui/basics/chip.tsx'
import { Empty, Skeleton } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { filters, type PipelineRow as Row, showPipeline } from '../contract.ts'
import { columns, countIn } from '../submission-states.ts'
import type { Route } from './+types/submissions-screen'
import { AddDialog } from './add-dialog.tsx'
import { PipelineRow } from './pipeline-row.tsx'
import { SendDialog } from './send-dialog.tsx'
import { SubmissionPanel } from './submission-panel.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { searchParams } = asked.url
  const show = filters.find((one) => one === searchParams.get('show')) ?? 'all'
  const q = searchParams.get('q')?.slice(0, 120) ?? ''
  const client = searchParams.get('client') ?? ''
  const wanted = { show, q, ...(/^[0-9a-f-]{36}$/.test(client) && { client }) }
  const isAllowed = session?.may.includes('submission')
  return {
    wanted,
    open: searchParams.get('open'),
    add: searchParams.get('add'),
    first: isAllowed ? await load(page, showPipeline, wanted) : undefined,
  }
}

type Wanted = Route.ComponentProps['loaderData']['wanted']

const addressOf = (wanted: Wanted, over: Record<string, string> = {}) => {
  const asked = new URLSearchParams({ ...(wanted as Record<string, string>), ...over })
  for (const [name, value] of [...asked]) if (!value || (name === 'show' && value === 'all')) asked.delete(name)
  return `/page/submissions${asked.size > 0 ? `?${asked}` : ''}`
}

/** Who is put forward where: jobs of clients as rows, candidates by stage, each with the right to represent. */
export default function SubmissionsScreen({ loaderData: { wanted, open, add: asked, first } }: Route.ComponentProps) {
  const t = useTranslations('submissions')
  const list = useCall(showPipeline, wanted, { initial: first, enabled: first !== undefined })
  /** The job somebody is put forward for; empty when it is still to be chosen. */
  const [adding, add] = useState(asked)
  const dropAdd = useDropParam('add')
  const closeAdding = () => {
    add(null)
    dropAdd()
  }
  const [sending, send] = useState<Row | null>(null)
  const rows = list.data?.data.rows
  const jobs = list.data?.data.jobs ?? []
  return (
    <WorkScreen title={t('title')} name="submissions" needs="submission" folded>
      <header className="cluster spread">
        <div className="stack stack-xs grow">
          <h1>{t('title')}</h1>
          <p className="quiet measure">{t('lead')}</p>
        </div>
        {jobs.length > 0 ? (
          <Button look="primary" icon="plus" onClick={() => add('')}>
            {t('add')}
          </Button>
        ) : null}
      </header>
      {list.data ? <Filters wanted={wanted} given={list.data.data} /> : null}
      {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
      {!list.data && !list.isError && first !== undefined ? <Skeleton lines={['30%', '90%', '80%']} /> : null}
      {rows?.length === 0 ? <Nobody isAsked={wanted.show !== 'all' || wanted.q !== '' || 'client' in wanted} /> : null}
      {rows && rows.length > 0 ? (
        <div>
          <Heads rows={rows} ended={wanted.show === 'ended'} />
          {rows.map((row) => (
            <PipelineRow
              key={row.mandate.id}
              row={row}
              ended={wanted.show === 'ended'}
              hrefOf={(id) => addressOf(wanted, { open: id })}
              current={open}
              onSend={send}
              onAdd={(to) => add(to.mandate.id)}
            />
          ))}
        </div>
      ) : null}
      {open && first ? <SubmissionPanel submission={open} back={addressOf(wanted)} /> : null}
      {adding !== null && list.data ? (
        <AddDialog
          mandate={jobs.some(({ id }) => id === adding) ? adding : null}
          jobs={jobs}
          onClose={closeAdding}
          hrefOf={(id) => addressOf(wanted, { open: id })}
        />
      ) : null}
      {sending ? <SendDialog row={sending} onClose={() => send(null)} /> : null}
    </WorkScreen>
  )
}

function Nobody({ isAsked }: { isAsked: boolean }) {
  const t = useTranslations('submissions')
  if (isAsked)
    return (
      <Empty
        icon="search"
        title={t('noneFound')}
        action={<LinkButton href="/page/submissions">{t('showAll')}</LinkButton>}
      />
    )
  return (
    <Empty
      icon="send"
      title={t('none')}
      action={
        <LinkButton look="primary" icon="plus" href="/page/clients">
          {t('toClients')}
        </LinkButton>
      }
    >
      {t('noneHelp')}
    </Empty>
  )
}

function Filters({ wanted, given }: { wanted: Wanted; given: { counts: Record<string, number> } }) {
  const t = useTranslations('submissions')
  const format = useFormatter()
  return (
    <div className="stack stack-s">
      <nav className="cluster" aria-label={t('filters')}>
        {filters.map((show) => (
          <ChipLink
            key={show}
            href={addressOf(wanted, { show })}
            on={wanted.show === show}
            aria-current={wanted.show === show || undefined}
          >
            {t(`shows.${show}`)} {given.counts[show] ? format.number(given.counts[show]) : null}
          </ChipLink>
        ))}
      </nav>
      <form action="/page/submissions" method="get">
        {wanted.show === 'all' ? null : <input type="hidden" name="show" value={wanted.show} />}
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
    </div>
  )
}

/** Above the columns: what they are and how many stand there. */
function Heads({ rows, ended }: { rows: readonly Row[]; ended: boolean }) {
  const t = useTranslations('submissions')
  const format = useFormatter()
  const cards = rows.flatMap((row) => row.cards)
  return (
    <div className="pipeline-heads" aria-hidden="true">
      <span>{t('clientAndJob')}</span>
      {columns.map((column) => (
        <span key={column}>
          {t('columnCount', {
            column: t(`columns.${column}`),
            count: format.number(countIn(cards, column, ended)),
          })}
        </span>
      ))}
    </div>
  )
}
