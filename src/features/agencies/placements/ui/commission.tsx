import { useNavigate } from 'react-router'
import { useNow } from 'use-intl'
import { NotLoaded } from '#frame/work-screen.tsx'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import type { Gives } from '#platform/shared/contract.ts'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Menu } from '#ui/over/menu.tsx'
import { showCommission } from '../commission-contract.ts'
import { type AskedMonths, monthsAt, monthsToChoose } from './asked-months.ts'
import { CommissionTables } from './commission-tables.tsx'
import { useMonth } from './use-month.ts'

const at = '/page/placements'

type Props = { wanted: AskedMonths; first: Gives<typeof showCommission> | undefined }

/** What each recruiter brought in the months asked for, and the same as a file and on paper. */
export function Commission({ wanted, first }: Props) {
  const t = useTranslations('placements.commission')
  const { data, isError, refetch } = useCall(showCommission, wanted, { initial: first })
  if (!data) return isError ? <NotLoaded onRetry={refetch} /> : null
  const { from, to } = data
  const months = monthsAt({ from, to })
  return (
    <section className="stack stack-l">
      <div className="cluster spread">
        <Period key={months} from={from} to={to} />
        {data.data.length > 0 ? (
          <Menu
            label={t('take')}
            entries={[
              ...(['xlsx', 'csv'] as const).map((format) => ({
                id: format,
                text: t(format),
                icon: 'download' as const,
                href: `/api/page/commission/file?${months}&format=${format}`,
              })),
              { id: 'print', text: t('print'), icon: 'print', href: `/to-print/commission?${months}` },
            ]}
          />
        ) : null}
      </div>
      <CommissionTables rows={data.data} />
    </section>
  )
}

function Period({ from, to }: Required<AskedMonths>) {
  const t = useTranslations('placements.commission')
  const navigate = useNavigate()
  const month = useMonth()
  const now = useNow()
  const choices = monthsToChoose(now, { from, to }).map((id) => ({ id, text: month(id) }))
  return (
    <form
      method="post"
      className="cluster row-end"
      aria-label={t('period')}
      onSubmit={(event) => {
        event.preventDefault()
        const said = new FormData(event.currentTarget)
        const [one, other] = [String(said.get('from')), String(said.get('to'))].sort() as [string, string]
        void navigate(`${at}?look=commission&${monthsAt({ from: one, to: other })}`, { preventScrollReset: true })
      }}
    >
      <NativeSelect name="from" label={t('from')} defaultValue={from} choices={choices} />
      <NativeSelect name="to" label={t('to')} defaultValue={to} choices={choices} />
      <Button type="submit">{t('show')}</Button>
    </form>
  )
}
