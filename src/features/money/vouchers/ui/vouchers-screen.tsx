import { useState } from 'react'
import { asStaff } from '#frame/guards.ts'
import { ListScreen } from '#frame/list-screen.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useTopic } from '#platform/browser/live.ts'
import { load } from '#platform/browser/load.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Button } from '#ui/basics/button.tsx'
import { Empty } from '#ui/basics/note.tsx'
import { Word } from '#ui/basics/word.tsx'
import { Table } from '#ui/lists/table.tsx'
import { listVouchers } from '../contract.ts'
import type { Route } from './+types/vouchers-screen'
import { MakeVouchers } from './make-vouchers.tsx'
import { stateOf } from './state-of.ts'
import { useVoucherValue } from './use-voucher-value.ts'

export async function loader(asked: Route.LoaderArgs) {
  const { page, session } = await asStaff(asked, 'staff.voucher.make')
  const cursor = asked.url.searchParams.get('cursor')
  const wanted = cursor ? { cursor } : {}
  return { wanted, first: session ? await load(page, listVouchers, wanted) : undefined }
}

const tones = { open: 'good', early: 'plain', used: 'plain', ended: 'plain', withdrawn: 'bad' } as const

/** Vouchers by what they were made for. */
export default function VouchersScreen({ loaderData: { first, wanted } }: Route.ComponentProps) {
  const t = useTranslations('vouchers')
  const format = useFormatter()
  const worthOf = useVoucherValue()
  useTopic(first ? 'reviews:all' : null)
  const [making, setMaking] = useState(false)
  const list = useCall(listVouchers, wanted, { initial: first, enabled: first !== undefined })
  return (
    <ListScreen
      name="vouchers"
      title={t('admin.title')}
      lead={t('admin.lead')}
      list={list}
      more={{ href: (cursor) => `/admin/vouchers?cursor=${cursor}`, words: t('admin.more') }}
      wide
    >
      <div>
        <Button look="primary" icon="plus" onClick={() => setMaking(true)}>
          {t('admin.make')}
        </Button>
      </div>
      <Table
        caption={t('admin.title')}
        rows={list.data?.data ?? []}
        rowId={({ id }) => id}
        empty={
          <Empty icon="ticket" title={t('admin.none')}>
            {t('admin.noneHelp')}
          </Empty>
        }
        columns={[
          {
            id: 'label',
            head: t('admin.label'),
            names: true,
            cell: ({ id, label }) => (
              <a className="link" href={`/admin/vouchers/${id}`} dir="auto">
                {label}
              </a>
            ),
          },
          { id: 'gives', head: t('admin.gives'), cell: worthOf },
          {
            id: 'used',
            head: t('admin.used'),
            numeric: true,
            cell: ({ used, count, uses }) =>
              t('admin.usedOf', { used: format.number(used), all: format.number(count * uses) }),
          },
          {
            id: 'state',
            head: t('admin.state'),
            wideOnly: true,
            cell: (batch) => {
              const state = stateOf(batch, new Date())
              return <Word tone={tones[state]}>{t(`admin.states.${state}`)}</Word>
            },
          },
          {
            id: 'made',
            head: t('admin.made'),
            wideOnly: true,
            cell: ({ made_at }) => format.dateTime(new Date(made_at), 'day'),
          },
        ]}
      />
      {making ? <MakeVouchers onClose={() => setMaking(false)} /> : null}
    </ListScreen>
  )
}
