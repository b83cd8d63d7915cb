import { useState } from 'react'
import { useLocale } from 'use-intl'
import { useTranslations } from '#platform/browser/intl.ts'
import { isLanguage, languageNames } from '#platform/shared/languages.ts'
import { Button } from '#ui/basics/button.tsx'
import { Count, Part } from '#ui/charts/part.tsx'
import { Table } from '#ui/lists/table.tsx'
import type { Traffic } from '../contract.ts'
import { type Device, type Dimension, rest } from '../rules.ts'
import { Visitors } from './visitors.tsx'

/** So many rows stand there before somebody asks for all. */
const first = 10

/** Views by parts of the site, sources, languages, countries or devices, the most first. */
export function DimensionPart({ table: { dimension, rows } }: { table: Traffic['tables'][number] }) {
  const t = useTranslations('traffic')
  const more = useTranslations('ui')
  const [isWhole, setIsWhole] = useState(false)
  const most = rows[0]?.views ?? 0
  const title = t(`tables.${dimension}`)
  return (
    <Part title={title}>
      <Table
        focusable
        caption={title}
        rows={isWhole ? rows : rows.slice(0, first)}
        rowId={({ value }) => value}
        columns={[
          { id: 'value', head: title, names: true, cell: ({ value }) => <Value dimension={dimension} value={value} /> },
          { id: 'views', head: t('views'), numeric: true, cell: ({ views }) => <Count count={views} of={most} /> },
          { id: 'visitors', head: t('visitors'), numeric: true, cell: (row) => <Visitors {...row} /> },
        ]}
      />
      {rows.length > first && !isWhole ? (
        <div>
          <Button size="s" look="quiet" onClick={() => setIsWhole(true)}>
            {more('more')}
          </Button>
        </div>
      ) : null}
    </Part>
  )
}

function Value({ dimension, value }: { dimension: Dimension; value: string }) {
  const t = useTranslations('traffic')
  const countries = new Intl.DisplayNames(useLocale(), { type: 'region' })
  if (value === rest) return t('rest')
  if (value === '') return dimension === 'source' ? t('direct') : t('unknown')
  if (dimension === 'country') return countries.of(value) ?? value
  if (dimension === 'language' && isLanguage(value)) return languageNames[value]
  if (dimension === 'device') return t(`devices.${value as Device}`)
  return <bdi dir="ltr">{value}</bdi>
}
