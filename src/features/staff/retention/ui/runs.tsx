import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Word } from '#ui/basics/word.tsx'
import { Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { showRetention } from '../contract.ts'

/** The last runs of the clock: when, how much was deleted, and how much a hold kept. */
export function Runs({ runs }: { runs: Gives<typeof showRetention>['data']['runs'] }) {
  const t = useTranslations('retention')
  const format = useFormatter()
  return (
    <Part title={t('runs')} help={t('runsHelp')}>
      <Table
        focusable
        caption={t('runs')}
        rows={runs}
        rowId={({ id }) => id}
        empty={<p className="quiet">{t('noRuns')}</p>}
        columns={[
          { id: 'at', head: t('when'), names: true, cell: ({ at }) => format.dateTime(new Date(at), 'moment') },
          { id: 'removed', head: t('deleted'), numeric: true, cell: ({ removed }) => format.number(removed) },
          { id: 'held', head: t('keptByHold'), numeric: true, cell: ({ held }) => format.number(held) },
          {
            id: 'state',
            head: t('state'),
            cell: ({ done, failed }) => (
              <Word tone={!done || failed > 0 ? 'bad' : 'good'}>
                {done ? (failed > 0 ? t('failedLines', { count: failed }) : t('ran')) : t('cut')}
              </Word>
            ),
          },
        ]}
      />
    </Part>
  )
}
