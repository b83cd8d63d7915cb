import { useNavigate } from 'react-router'
import { useDay } from '#features/jobs/jobs/ui/job-words.tsx'
import { atWork } from '#frame/guards.ts'
import { NotLoaded, WorkScreen } from '#frame/work-screen.tsx'
import { sendFiles } from '#platform/browser/call.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { Card } from '#ui/basics/card.tsx'
import { Facts, Word } from '#ui/basics/word.tsx'
import { FileDrop } from '#ui/fields/file-drop.tsx'
import { addTable, listTables, type TableBrief } from '../contract.ts'
import { mostTableBytes } from '../table-states.ts'
import type { Route } from './+types/tables-screen'
import { tableTones } from './tones.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await atWork(asked)
  return { first: session?.may.includes('import') ? await load(page, listTables, {}) : undefined }
}

const accept =
  '.csv,.tsv,.txt,.xlsx,.ods,text/csv,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet,application/vnd.oasis.opendocument.spreadsheet'

/** Where a table of people comes in, and those that came in before. */
export default function TablesScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('importTables')
  const navigate = useNavigate()
  const list = useCall(listTables, {}, { initial: first, enabled: first !== undefined })
  return (
    <WorkScreen title={t('title')} name="import-tables" needs="import">
      <div>
        <LinkButton look="text" size="s" icon="back" href="/page/candidates">
          {t('back')}
        </LinkButton>
      </div>
      <header className="stack stack-xs">
        <h1>{t('title')}</h1>
        <p className="quiet measure">{t('lead')}</p>
      </header>
      <FileDrop
        name="table"
        label={t('file')}
        accept={accept}
        kinds={t('kinds')}
        maxBytes={mostTableBytes}
        upload={(file, on) => sendFiles(addTable, {}, { file }, on)}
        onSent={({ data }) => void navigate(`/page/candidates/tables/${data.id}`)}
      />
      {list.isError && !list.data ? <NotLoaded onRetry={list.refetch} /> : null}
      {list.data && list.data.data.length > 0 ? <Earlier tables={list.data.data} /> : null}
    </WorkScreen>
  )
}

function Earlier({ tables }: { tables: readonly TableBrief[] }) {
  const t = useTranslations('importTables')
  const day = useDay()
  return (
    <Card title={t('earlier')}>
      <ul className="rows">
        {tables.map(({ id, name, state, at, by, rows, counts }) => (
          <li key={id} className="stack stack-xs">
            <div className="cluster spread">
              <a className="link medium" href={`/page/candidates/tables/${id}`}>
                <bdi>{name}</bdi>
              </a>
              <Word tone={tableTones[state]}>{t(`states.${state}`)}</Word>
            </div>
            <Facts
              small
              items={[
                day(at),
                by ? <bdi key="by">{by}</bdi> : null,
                t('rowCount', { count: rows }),
                counts.made ? t('added', { count: counts.made }) : null,
              ]}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}
