import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { Table } from '#ui/lists/table.tsx'
import type { Operation } from '../contract.ts'

const textReasons = ['refused', 'silent', 'stopped', 'no_phone', 'author_gone', 'ended', 'undelivered'] as const

/** Why messages did not arrive, by channel; of mails in the code of the server that refused them. */
export function Undelivered({ undelivered }: Pick<Operation, 'undelivered'>) {
  const t = useTranslations('operation')
  const format = useFormatter()
  if (undelivered.length === 0) return null
  const words = ({ channel, reason }: Operation['undelivered'][number]) => {
    const known = textReasons.find((one) => one === reason)
    if (channel === 'mail') return t('serverCode', { code: reason })
    return known ? t(`textWhy.${known}`) : t('why.other')
  }
  return (
    <Table
      focusable
      caption={t('undelivered')}
      rows={undelivered}
      rowId={({ channel, reason }) => `${channel} ${reason}`}
      columns={[
        { id: 'reason', head: t('undelivered'), names: true, cell: words },
        {
          id: 'channel',
          head: t('channel'),
          cell: ({ channel }) => t(`channels.${channel === 'sms' ? 'sms' : 'mail'}`),
        },
        { id: 'count', head: t('times'), numeric: true, cell: ({ count }) => format.number(count) },
      ]}
    />
  )
}
