import { useFormatter, useTranslations } from 'use-intl'
import { SelectTable } from '#ui/lists/select-table.tsx'
import type { Applicant } from '../contract.ts'
import { mostAtOnce } from '../rules.ts'

type Props = {
  people: readonly Applicant[]
  chosen: ReadonlySet<string>
  onChoose: (chosen: ReadonlySet<string>) => void
}

/** Applicants with a CV, to choose from. */
export function ApplicantTable({ people, chosen, onChoose }: Props) {
  const t = useTranslations('cvFormatting.work')
  const format = useFormatter()
  return (
    <SelectTable
      caption={t('applicants')}
      rows={people}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      chosen={chosen}
      onChoose={(next) => onChoose(new Set([...next].slice(0, mostAtOnce)))}
      actions={null}
      columns={[
        { id: 'name', head: t('name'), cell: ({ name }) => <bdi>{name}</bdi>, names: true },
        { id: 'job', head: t('job'), cell: ({ job_title }) => <bdi>{job_title}</bdi> },
        {
          id: 'at',
          head: t('sent'),
          cell: ({ at }) => format.dateTime(new Date(at), 'day'),
          wideOnly: true,
        },
      ]}
    />
  )
}
