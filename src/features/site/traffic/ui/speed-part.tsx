import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Word } from '#ui/basics/word.tsx'
import { Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Traffic } from '../contract.ts'
import { type Measure, measureNames, measures } from '../rules.ts'

type Row = Traffic['speed'][number]

/** How fast parts of the site were where people looked at them. */
export function SpeedPart({ speed }: { speed: Traffic['speed'] }) {
  const t = useTranslations('traffic.speed')
  const format = useFormatter()
  return (
    <Part title={t('title')} help={t('help')}>
      {speed.length === 0 ? (
        <p className="quiet">{t('noneYet')}</p>
      ) : (
        <Table
          focusable
          caption={t('title')}
          rows={speed}
          rowId={({ path }) => path}
          columns={[
            { id: 'path', head: t('part'), names: true, cell: ({ path }: Row) => <bdi dir="ltr">{path}</bdi> },
            ...measureNames.map((measure) => ({
              id: measure,
              head: t(measure),
              numeric: true,
              cell: ({ measures: told }: Row) => <Told measure={measure} value={told[measure]?.value} />,
            })),
            {
              id: 'visits',
              head: t('visits'),
              numeric: true,
              cell: ({ measures: told }: Row) => format.number(told.lcp?.times ?? 0),
            },
          ]}
        />
      )}
    </Part>
  )
}

function Told({ measure, value }: { measure: Measure; value: number | undefined }) {
  const t = useTranslations('traffic.speed')
  const format = useFormatter()
  if (value === undefined) return '–'
  const { good, poor } = measures[measure]
  const [tone, word] =
    value <= good
      ? (['good', 'good'] as const)
      : value <= poor
        ? (['warm', 'middling'] as const)
        : (['bad', 'poor'] as const)
  const number =
    measure === 'lcp'
      ? t('seconds', { value: format.number(value / 1000, { maximumFractionDigits: 1 }) })
      : measure === 'inp'
        ? t('ms', { value: format.number(value) })
        : format.number(value, { maximumFractionDigits: 2 })
  return (
    <span className="cluster">
      <span className="num">{number}</span> <Word tone={tone}>{t(word)}</Word>
    </span>
  )
}
