import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import type { GroupFilters, GroupView } from '../contract.ts'

const lists = [
  ['place', 'places', 'anyPlace'],
  ['workplace', 'workplaces', 'anyWorkplace'],
  ['type', 'types', 'anyType'],
] as const

/** Narrows a long list down: a form of its own whose fields stand in the address. */
export function GroupFilter({ group, filters }: { group: GroupView; filters: GroupFilters }) {
  const t = useTranslations('jobGroups.page')
  const address = `/job-groups/${encodeURIComponent(group.address)}`
  const isSet = Object.keys(filters).some((name) => name !== 'from')
  return (
    <search aria-label={t('filters')}>
      <form method="get" action={address} className="stack stack-s">
        <div className="group-filter">
          <TextField name="q" label={t('q')} type="search" icon="search" defaultValue={String(filters.q ?? '')} />
          {lists.map(([name, facet, any]) =>
            group.facets[facet].length > 1 ? (
              <NativeSelect
                key={name}
                name={name}
                label={t(name)}
                empty={t(any)}
                defaultValue={String(filters[name] ?? '')}
                choices={group.facets[facet].map(({ value, text, count }) => ({
                  id: value,
                  text: `${text} (${count})`,
                }))}
              />
            ) : null,
          )}
        </div>
        <div className="cluster">
          <Button type="submit" look="quiet" size="s">
            {t('show')}
          </Button>
          {isSet ? (
            <>
              <span className="small quiet" role="status">
                {t('matching', { count: group.matching })}
              </span>
              <a className="link small" href={address}>
                {t('clear')}
              </a>
            </>
          ) : null}
        </div>
      </form>
    </search>
  )
}
