import { listGroups } from '#features/jobs/job-groups/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { PartProps } from './day-values.ts'

/** A collection of the company's jobs that stands on the page of the open day; nothing where there are none. */
export function GroupChoice({ values, set, errorOf }: PartProps) {
  const t = useTranslations('openDays.editor')
  const { data } = useCall(listGroups, {})
  const groups = data?.data ?? []
  if (groups.length === 0) return null
  return (
    <NativeSelect
      name="group_id"
      label={t('group')}
      help={t('groupHelp')}
      empty={t('groupNone')}
      optional
      error={errorOf('group_id')}
      value={values.group_id ?? ''}
      choices={groups.map(({ id, title }) => ({ id, text: title }))}
      onChange={(id) => set('group_id', id || null)}
    />
  )
}
