import { useTranslations } from 'use-intl'
import type { Chosen } from './use-chosen.ts'

/** Chooses an applicant; with shift, all from the last one chosen. */
export function ChooseBox({ id, name, chosen }: { id: string; name: string; chosen: Chosen }) {
  const t = useTranslations('ui.table')
  return (
    <label className="choice choice-bare choose-box">
      <input
        type="checkbox"
        aria-label={t('row', { name })}
        checked={chosen.ids.has(id)}
        onChange={({ nativeEvent }) => chosen.toggle(id, (nativeEvent as unknown as MouseEvent).shiftKey === true)}
      />
    </label>
  )
}
