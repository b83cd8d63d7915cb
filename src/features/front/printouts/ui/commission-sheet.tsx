import { CommissionTables } from '#features/agencies/placements/ui/commission-tables.tsx'
import { useMonth } from '#features/agencies/placements/ui/use-month.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { PrintedSheet } from './printed-sheet.tsx'
import type { Printout } from './read-printout.ts'

/** Commission on paper: what each recruiter brought in which months. */
export function CommissionSheet({ rows, from, to }: Omit<Extract<Printout, { mode: 'commission' }>, 'mode'>) {
  const t = useTranslations('placements.commission')
  const month = useMonth()
  return (
    <PrintedSheet
      title={t('title')}
      name={t('title')}
      about={from === to ? month(from) : t('span', { from: month(from), to: month(to) })}
    >
      <CommissionTables rows={rows} />
    </PrintedSheet>
  )
}
