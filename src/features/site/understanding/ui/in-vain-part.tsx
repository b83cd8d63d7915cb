import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import { readOccupationNames } from '../contract.ts'

const most = 5

/** How many searches found nothing, the commonest of them, and the way to give them a meaning. */
export function InVainPart() {
  const t = useTranslations('understanding')
  const format = useFormatter()
  const { data } = useCall(readOccupationNames, {})
  if (!data) return null
  const { in_vain, searches } = data.data
  const total = in_vain.reduce((sum, { times }) => sum + times, 0)
  return (
    <Part title={t('inVain')} help={t('inVainTold', { count: total })}>
      {searches.times === 0 ? null : (
        <p>
          {t('rate', {
            share: format.number(searches.empty / searches.times, { style: 'percent', maximumFractionDigits: 1 }),
            empty: searches.empty,
            times: searches.times,
          })}
        </p>
      )}
      {total === 0 ? null : (
        <Table
          focusable
          caption={t('inVain')}
          rows={in_vain.slice(0, most)}
          rowId={({ words, language }) => `${language} ${words}`}
          columns={[
            { id: 'words', head: t('words'), names: true, cell: ({ words }) => <bdi>{words}</bdi> },
            { id: 'times', head: t('times'), numeric: true, cell: ({ times }) => format.number(times) },
          ]}
        />
      )}
      <p>
        <a className="link" href="/admin/occupation-names">
          {t('give')}
        </a>
      </p>
    </Part>
  )
}
