import { FaultsPart } from '#features/site/faults/ui/faults-part.tsx'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Fold } from '#ui/basics/fold.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Part } from '#ui/charts/part.tsx'
import { useFileSize } from '#ui/fields/file-line.tsx'
import { Table } from '#ui/lists/table.tsx'
import { type Operation, showOperation } from '../contract.ts'
import type { Route } from './+types/operation-screen'
import { BackupsPart } from './backups-part.tsx'
import { DatabasePart } from './database-part.tsx'
import { FailedTasks } from './failed-tasks.tsx'
import { Undelivered } from './undelivered.tsx'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.work.watch')
  return { first: session ? await load(page, showOperation, {}) : undefined }
}

/** `/admin/work`: tasks that fail, and what somebody watches who keeps the site running. */
export default function OperationScreen({ loaderData: { first } }: Route.ComponentProps) {
  const t = useTranslations('operation')
  useTopic(first ? 'reviews:all' : null)
  const work = useCall(showOperation, {}, { initial: first, enabled: first !== undefined })
  const data = work.data?.data
  return (
    <ListScreen name="operation" title={t('title')} lead={t('lead')} list={work} wide>
      {data ? (
        <>
          <FailedTasks troubles={data.troubles} />
          <FaultsPart />
          <Now {...data} />
          <Sent sent={data.sent} bounced={data.bounced} undelivered={data.undelivered} />
          <BackupsPart backups={data.backups} />
          <Storage storage={data.storage} />
          <DatabasePart slow={data.slow} running={data.running} />
          <Schedule schedule={data.schedule} />
        </>
      ) : null}
    </ListScreen>
  )
}

function Now({ tasks, workers }: Operation) {
  const t = useTranslations('operation')
  const format = useFormatter()
  const moment = (at: string | null) => (at ? format.dateTime(new Date(at), 'moment') : t('never'))
  return (
    <Part title={t('now')}>
      <KeyValues
        look="tiles"
        items={[
          { key: t('waiting'), value: format.number(tasks.waiting) },
          { key: t('running'), value: format.number(tasks.running) },
          { key: t('retrying'), value: format.number(tasks.retrying) },
          { key: t('givenUp'), value: format.number(tasks.given_up) },
          { key: t('oldest'), value: tasks.oldest ? moment(tasks.oldest) : t('nothingWaits') },
          { key: t('workers'), value: t('heard', { count: workers.heard, at: moment(workers.seen_at) }) },
        ]}
      />
    </Part>
  )
}

const channels = ['mail', 'sms', 'push'] as const

function Sent({ sent, bounced, undelivered }: Pick<Operation, 'sent' | 'bounced' | 'undelivered'>) {
  const t = useTranslations('operation')
  const format = useFormatter()
  const rows = channels.map((channel) => sent.find((one) => one.channel === channel) ?? { channel, day: 0, week: 0 })
  return (
    <Part title={t('sent')} help={t('sentHelp')}>
      <Table
        focusable
        caption={t('sent')}
        rows={rows}
        rowId={({ channel }) => channel}
        columns={[
          {
            id: 'channel',
            head: t('channel'),
            names: true,
            cell: ({ channel }) => t(`channels.${channels.find((one) => one === channel) ?? 'mail'}`),
          },
          { id: 'day', head: t('day'), numeric: true, cell: ({ day }) => format.number(day) },
          { id: 'week', head: t('week'), numeric: true, cell: ({ week }) => format.number(week) },
        ]}
      />
      <Undelivered undelivered={undelivered} />
      <p>
        <a className="link" href="/admin/bounced-addresses">
          {t('bounced', { count: bounced })}
        </a>
      </p>
    </Part>
  )
}

function Schedule({ schedule }: Pick<Operation, 'schedule'>) {
  const t = useTranslations('operation')
  const format = useFormatter()
  return (
    <Part title={t('schedule')} help={t('scheduleHelp')}>
      <Fold words={t('scheduled', { count: schedule.length })}>
        <Table
          focusable
          caption={t('schedule')}
          rows={schedule}
          rowId={({ name }) => name}
          columns={[
            { id: 'name', head: t('task'), names: true, cell: ({ name }) => <code className="ltr">{name}</code> },
            { id: 'cron', head: t('cron'), wideOnly: true, cell: ({ cron }) => <code className="ltr">{cron}</code> },
            {
              id: 'last',
              head: t('lastRun'),
              cell: ({ last_at }) => (last_at ? format.dateTime(new Date(last_at), 'moment') : t('never')),
            },
          ]}
        />
      </Fold>
    </Part>
  )
}

function Storage({ storage: { database, files, tables } }: Pick<Operation, 'storage'>) {
  const t = useTranslations('operation')
  const size = useFileSize()
  return (
    <Part title={t('storage')}>
      <KeyValues
        look="tiles"
        items={[
          { key: t('database'), value: size(database) },
          { key: t('files'), value: t('filesValue', { count: files.count, size: size(files.bytes) }) },
        ]}
      />
      <Table
        focusable
        caption={t('tables')}
        rows={tables}
        rowId={({ name }) => name}
        columns={[
          { id: 'name', head: t('tables'), names: true, cell: ({ name }) => <code className="ltr">{name}</code> },
          { id: 'bytes', head: t('size'), numeric: true, cell: ({ bytes }) => size(bytes) },
        ]}
      />
    </Part>
  )
}
