import './import-tables.css'
import { useState } from 'react'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Meter } from '#ui/basics/meter.tsx'
import { Note } from '#ui/basics/note.tsx'
import { Path, type Stop } from '#ui/basics/path.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { type ImportTable, showTable } from '../contract.ts'
import type { TableState } from '../table-states.ts'
import type { Route } from './+types/table-screen'
import { ColumnsForm } from './columns-form.tsx'
import { Rows } from './rows.tsx'
import { TableActs } from './table-acts.tsx'
import { tableTones } from './tones.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  const { table } = asked.params
  return { table, first: session?.may.includes('import') ? await load(page, showTable, { table }) : undefined }
}

/** One table: its columns, what an import would do, how far it is, and what came of each row. */
export default function TableScreen({ loaderData: { table, first } }: Route.ComponentProps) {
  const t = useTranslations('importTables')
  const { data, isError, refetch } = useCall(showTable, { table }, { initial: first, enabled: first !== undefined })
  const one = data?.data
  return (
    <WorkScreen title={one?.name ?? t('title')} name="import-table" needs="import">
      <div>
        <LinkButton look="text" size="s" icon="back" href="/page/candidates/tables">
          {t('title')}
        </LinkButton>
      </div>
      {isError && !one ? <NotLoaded onRetry={refetch} /> : null}
      {one ? <Whole one={one} /> : null}
    </WorkScreen>
  )
}

function Whole({ one }: { one: ImportTable }) {
  const t = useTranslations('importTables')
  const day = useDay()
  const [isChanging, setChanging] = useState(false)
  const isOpen = one.state === 'preview' || (isChanging && one.state === 'checked')
  return (
    <>
      <header className="stack stack-s">
        <div className="cluster spread">
          <h1>
            <bdi>{one.name}</bdi>
          </h1>
          <Word tone={tableTones[one.state]}>{t(`states.${one.state}`)}</Word>
        </div>
        <Facts
          small
          items={[t('rowCount', { count: one.rows }), day(one.at), one.by ? t('by', { name: one.by }) : null]}
        />
        <Steps state={one.state} />
      </header>
      <Progress one={one} />
      {isOpen ? (
        <ColumnsForm
          key={`${one.encoding} ${one.delimiter} ${one.sheet} ${one.has_head}`}
          one={one}
          onChecked={() => setChanging(false)}
        />
      ) : (
        <>
          {one.state === 'checked' ? <Note tone="info">{t('trial')}</Note> : null}
          {one.counts.fills ? <Note>{t('fillsNote', { count: one.counts.fills })}</Note> : null}
          {one.counts.kept ? <Note>{t('kept', { count: one.counts.kept })}</Note> : null}
          <TableActs one={one} onChange={() => setChanging(true)} />
          {one.state === 'checking' || one.state === 'discarded' ? null : <Rows key={one.state} one={one} />}
        </>
      )}
    </>
  )
}

const stepOf: Record<TableState, number> = {
  ...{ preview: 0, checking: 1, checked: 1, importing: 2, done: 3, undoing: 3, undone: 3, discarded: 0 },
}

function Steps({ state }: { state: TableState }) {
  const t = useTranslations('importTables')
  const at = stepOf[state]
  const stops: Stop[] = (['stepColumns', 'stepCheck', 'stepImport'] as const).map((step, number) => ({
    words: t(step),
    state: number < at ? 'done' : number === at ? 'now' : 'next',
  }))
  return <Path label={t('steps')} stops={stops} closed={state === 'undone' || state === 'discarded'} />
}

const sum = (...counts: (number | undefined)[]) => counts.reduce<number>((all, count) => all + (count ?? 0), 0)

function Progress({ one: { state, done, rows, counts } }: { one: ImportTable }) {
  const t = useTranslations('importTables')
  const format = useFormatter()
  if (state !== 'checking' && state !== 'importing' && state !== 'undoing') return null
  // an import passes over rows that are not ready
  const all =
    state === 'checking'
      ? rows
      : done + (state === 'importing' ? sum(counts.ready, counts.fills) : sum(counts.made, counts.filled))
  const words = t('progress', { done: format.number(done), rows: format.number(all) })
  return (
    <div className="stack stack-s" role="status">
      <Meter part={all ? done / all : 0} label={t(`states.${state}`)} />
      <p className="small quiet">{words}</p>
      {state === 'importing' ? <p className="small quiet">{t('leave')}</p> : null}
    </div>
  )
}
