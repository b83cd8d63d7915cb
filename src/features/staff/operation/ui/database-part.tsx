import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Operation } from '../contract.ts'

/** Statements that cost the database most, and those that run long just now. */
export function DatabasePart({ slow, running }: Pick<Operation, 'slow' | 'running'>) {
  const t = useTranslations('operation')
  const format = useFormatter()
  const seconds = (value: number) => t('seconds', { value })
  const statement = ({ statement }: { statement: string }) => <code className="ltr">{statement}</code>
  return (
    <Part title={t('statements')} help={t('statementsHelp')}>
      {running.length === 0 ? (
        <p className="quiet">{t('noneRunning')}</p>
      ) : (
        <Table
          focusable
          caption={t('runningLong')}
          rows={running}
          rowId={(one) => one.statement}
          columns={[
            { id: 'statement', head: t('runningLong'), names: true, cell: statement },
            { id: 'seconds', head: t('took'), numeric: true, cell: (one) => seconds(one.seconds) },
          ]}
        />
      )}
      {slow ? (
        <Table
          focusable
          caption={t('slowest')}
          rows={slow}
          rowId={(one) => one.statement}
          columns={[
            { id: 'statement', head: t('slowest'), names: true, cell: statement },
            { id: 'calls', head: t('times'), numeric: true, wideOnly: true, cell: (one) => format.number(one.calls) },
            { id: 'mean', head: t('mean'), numeric: true, cell: (one) => seconds(one.mean_ms / 1000) },
            {
              id: 'total',
              head: t('took'),
              numeric: true,
              wideOnly: true,
              cell: (one) => seconds(one.total_ms / 1000),
            },
          ]}
        />
      ) : (
        <p className="quiet measure">{t('notCounted')}</p>
      )}
    </Part>
  )
}
