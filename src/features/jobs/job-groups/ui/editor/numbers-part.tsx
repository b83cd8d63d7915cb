import { LinkNumbers } from '#features/site/sharing/ui/link-numbers.tsx'
import { useFormatter, useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { Table } from '#ui/lists/table.tsx'
import { groupNumbers } from '../../contract.ts'
import { Part } from './part.tsx'

/** How often the group was seen, its jobs opened and applied to, and what each shared link brought. */
export function NumbersPart({ group }: { group: string }) {
  const t = useTranslations('jobGroups.editor.numbers')
  const format = useFormatter()
  const { data } = useCall(groupNumbers, { group })
  if (!data) return null
  const { views, jobs, links } = data.data
  const used = jobs.filter(({ opened, applied }) => opened + applied > 0)
  return (
    <Part id="numbers" title={t('head')} aside={`${t('views')}: ${format.number(views)}`}>
      <p className="small quiet">{t('help')}</p>
      {used.length === 0 ? (
        <p className="small quiet">{t('none')}</p>
      ) : (
        <Table
          caption={t('caption')}
          rows={used}
          rowId={({ id }) => id}
          columns={[
            { id: 'job', head: t('job'), names: true, cell: ({ title }) => <bdi>{title}</bdi> },
            { id: 'opened', head: t('opened'), numeric: true, cell: ({ opened }) => format.number(opened) },
            { id: 'applied', head: t('applied'), numeric: true, cell: ({ applied }) => format.number(applied) },
          ]}
        />
      )}
      <LinkNumbers links={links} />
    </Part>
  )
}
