import { useTranslations } from '#platform/browser/intl.ts'
import type { Chosen } from './use-chosen.ts'

type Props = { id: string; name: string; order: readonly { id: string }[]; chosen: Chosen }

/** Chooses an applicant; with shift, all from the last one chosen. */
export function ChooseBox({ id, name, order, chosen }: Props) {
  const t = useTranslations('ui.table')
  return (
    <label className="choice choice-bare choose-box">
      <input
        type="checkbox"
        aria-label={t('row', { name })}
        checked={chosen.ids.has(id)}
        onChange={({ nativeEvent }) =>
          chosen.toggle(id, (nativeEvent as unknown as MouseEvent).shiftKey ? order : null)
        }
      />
    </label>
  )
}
