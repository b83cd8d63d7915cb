import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import { type FaultRow, listFaults } from '../contract.ts'

/** What failed unforeseen in browsers and on the server. */
export function FaultsPart() {
  const t = useTranslations('faults')
  const { data } = useCall(listFaults, {})
  if (!data) return null
  return (
    <Part title={t('title')} help={t('help')}>
      {data.data.length === 0 ? <p className="quiet">{t('none')}</p> : <Faults rows={data.data} />}
    </Part>
  )
}

function Faults({ rows }: { rows: FaultRow[] }) {
  const t = useTranslations('faults')
  const format = useFormatter()
  return (
    <Table
      focusable
      caption={t('title')}
      rows={rows}
      rowId={({ side, place, what, code }) => [side, place, what, code].join(' ')}
      columns={[
        {
          id: 'what',
          head: t('what'),
          names: true,
          cell: ({ what, place, code }) => (
            <span className="stack stack-xs">
              <code className="ltr">{what}</code>
              <code className="ltr small">{place}</code>
              {code ? <code className="ltr small quiet">{code}</code> : null}
            </span>
          ),
        },
        { id: 'side', head: t('side'), wideOnly: true, cell: ({ side }) => t(`sides.${side}`) },
        { id: 'times', head: t('times'), numeric: true, cell: ({ times }) => format.number(times) },
        {
          id: 'last',
          head: t('last'),
          wideOnly: true,
          cell: ({ last_at }) => format.dateTime(new Date(last_at), 'moment'),
        },
      ]}
    />
  )
}
