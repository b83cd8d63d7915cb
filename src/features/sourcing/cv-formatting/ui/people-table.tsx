import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { SelectTable } from '#ui/lists/select-table.tsx'
import type { Formattable, sources } from '../contract.ts'
import { mostAtOnce } from '../rules.ts'

type Props = {
  from: (typeof sources)[number]
  people: readonly Formattable[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** People with a CV, to choose from. */
export function PeopleTable({ from, people, chosen, onChoose }: Props) {
  const t = useTranslations('cvFormatting.work')
  const format = useFormatter()
  return (
    <SelectTable
      caption={t(from)}
      rows={people}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      chosen={chosen}
      onChoose={(next) => onChoose(new Set([...next].slice(0, mostAtOnce)))}
      actions={null}
      columns={[
        { id: 'name', head: t('name'), cell: ({ name }) => <bdi>{name}</bdi>, names: true },
        { id: 'about', head: t(`about.${from}`), cell: ({ about }) => <bdi>{about}</bdi> },
        {
          id: 'at',
          head: t(`at.${from}`),
          cell: ({ at }) => format.dateTime(new Date(at), 'day'),
          wideOnly: true,
        },
      ]}
    />
  )
}
