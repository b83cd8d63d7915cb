import { useTranslations } from '#platform/browser/intl.ts'
import { Menu } from '#ui/over/menu.tsx'
import { optionalColumns, useShownColumns } from './use-shown-columns.ts'

/** Which columns the table of applicants has, in this browser. */
export function ColumnsMenu() {
  const t = useTranslations('pipeline.table')
  const { isShown, toggle } = useShownColumns()
  return (
    <Menu
      label={t('columns')}
      size="s"
      entries={optionalColumns.map((id) => ({
        id,
        text: t(isShown(id) ? 'hideColumn' : 'showColumn', { column: t(id) }),
        icon: isShown(id) ? ('check' as const) : ('plus' as const),
      }))}
      onChoose={(id) => {
        const column = optionalColumns.find((one) => one === id)
        if (column) toggle(column)
      }}
    />
  )
}
