import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Table } from '#ui/lists/table.tsx'
import type { LinkNumbers as Numbers } from '../contract.ts'

/** Plain. Shared links that were of use: by which way, by whom, and what they brought. */
export function LinkNumbers({ links }: { links: readonly Numbers[] }) {
  const t = useTranslations('sharing')
  const format = useFormatter()
  if (links.length === 0) return <p className="small quiet">{t('numbers.none')}</p>
  return (
    <Table
      caption={t('numbers.caption')}
      rows={links}
      rowId={({ code }) => code}
      columns={[
        { id: 'channel', head: t('numbers.channel'), names: true, cell: ({ channel }) => t(`channels.${channel}`) },
        {
          id: 'sharer',
          head: t('numbers.sharer'),
          wideOnly: true,
          cell: ({ sharer, own }) => (own ? t('numbers.you') : sharer ? <bdi>{sharer}</bdi> : t('numbers.nobody')),
        },
        { id: 'clicks', head: t('numbers.clicks'), numeric: true, cell: ({ clicks }) => format.number(clicks) },
        { id: 'applies', head: t('numbers.applies'), numeric: true, cell: ({ applies }) => format.number(applies) },
      ]}
    />
  )
}
