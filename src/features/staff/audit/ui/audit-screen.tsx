import { useState } from 'react'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { LinkButton } from '#ui/basics/button.tsx'
import { KeyValues } from '#ui/basics/key-values.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Part } from '#ui/charts/part.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { Table } from '#ui/lists/table.tsx'
import { listAudit } from '../contract.ts'
import { keyOfEvent } from '../named-rules.ts'
import type { Route } from './+types/audit-screen'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.audit.read')
  const before = Number(asked.url.searchParams.get('before')) || undefined
  return { before, first: session ? await load(page, listAudit, { before }) : undefined }
}

/** `/admin/audit`: what staff did, and the signed export of it. */
export default function AuditScreen({ loaderData: { before, first } }: Route.ComponentProps) {
  const t = useTranslations('audit')
  const list = useCall(listAudit, { before }, { initial: first, enabled: first !== undefined })
  const data = list.data?.data
  return (
    <ListScreen name="audit" title={t('title')} lead={t('lead')} list={list} wide>
      {data ? (
        <>
          <Export {...data} />
          <Lines lines={data.lines} />
          {data.next ? (
            <div>
              <LinkButton href={`/admin/audit?before=${data.next}`} iconEnd="next">
                {t('earlier')}
              </LinkButton>
            </div>
          ) : null}
        </>
      ) : null}
    </ListScreen>
  )
}

type Data = Gives<typeof listAudit>['data']

function Export({ head, fingerprint, key: _ }: Pick<Data, 'head' | 'fingerprint' | 'key'>) {
  const t = useTranslations('audit')
  const today = new Date().toISOString().slice(0, 10)
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`)
  const [until, setUntil] = useState(today)
  return (
    <Part title={t('export')} help={t('exportHelp')}>
      <KeyValues
        items={[
          ...(head
            ? [
                { key: t('last'), value: t('number', { number: head.number }) },
                { key: t('hash'), value: <code className="ltr">{head.hash.slice(0, 16)}</code> },
              ]
            : []),
          { key: t('key'), value: <code className="ltr">{fingerprint}</code> },
        ]}
      />
      <div className="grid" style={{ '--col': '150px' } as Record<string, string>}>
        <DateField name="from" label={t('from')} value={from} onChange={setFrom} />
        <DateField name="until" label={t('until')} value={until} onChange={setUntil} />
      </div>
      <div>
        <LinkButton icon="download" href={`/api/admin/audit/export?${new URLSearchParams({ from, until })}`} download>
          {t('download')}
        </LinkButton>
      </div>
    </Part>
  )
}

function Lines({ lines }: Pick<Data, 'lines'>) {
  const t = useTranslations('audit')
  const format = useFormatter()
  return (
    <Table
      focusable
      caption={t('title')}
      rows={lines}
      rowId={({ number }) => String(number)}
      empty={<Empty icon="list" title={t('none')} />}
      columns={[
        {
          id: 'what',
          head: t('what'),
          names: true,
          cell: ({ name, reason }) => (
            <div className="stack stack-xs measure">
              <What name={name} />
              {reason ? (
                <span className="small" dir="auto">
                  {reason}
                </span>
              ) : null}
            </div>
          ),
        },
        { id: 'by', head: t('by'), folds: true, cell: ({ by }) => <bdi>{by ?? '–'}</bdi> },
        { id: 'at', head: t('at'), folds: true, cell: ({ at }) => format.dateTime(new Date(at), 'moment') },
        { id: 'number', head: t('line'), numeric: true, wideOnly: true, cell: ({ number }) => format.number(number) },
      ]}
    />
  )
}

/** What happened in the reader's words, with the name the signed export has; of what has no words the name alone. */
function What({ name }: { name: string }) {
  const t = useTranslations('audit.names')
  const key = keyOfEvent(name)
  return (
    <>
      {key ? <span>{t(key)}</span> : null}
      <code className={key ? 'ltr small quiet' : 'ltr'}>{name}</code>
    </>
  )
}
