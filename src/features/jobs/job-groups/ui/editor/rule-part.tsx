import { cities, countries, employmentTypes, industries, positions } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { RuleValues } from './group-values.ts'
import { RuleResult } from './rule-result.tsx'

type Props = { rule: RuleValues; onChange: (rule: RuleValues) => void }
const all = {}
const allPositions = { id: 0 }
const workplaces = ['on_site', 'hybrid', 'remote'] as const

/** What a job must be to be in the group; what it finds now stands below. */
export function RulePart({ rule, onChange }: Props) {
  const t = useTranslations('jobGroups.editor.rule')
  const tWorkplace = useTranslations('jobs.workplaces')
  const lists = {
    position: useList(positions, allPositions),
    industry: useList(industries, all),
    country: useList(countries, all),
    city: useList(cities, { id: rule.country_id ?? 0 }),
    type: useList(employmentTypes, all),
  }
  const set = (part: Partial<RuleValues>) => onChange({ ...rule, ...part })
  const box = (name: 'position' | 'industry' | 'city', field: 'position_id' | 'industry_id' | 'city_id') => (
    <Combobox
      key={name === 'city' ? rule.country_id : name}
      name={field}
      label={t(name)}
      optional
      placeholder={t('any')}
      disabled={name === 'city' && rule.country_id === null}
      search={searchIn(lists[name].loaded)}
      offered={lists[name].choices.slice(0, 50)}
      value={lists[name].choices.find(({ id }) => id === String(rule[field])) ?? null}
      onChange={(chosen) => set({ [field]: chosen ? Number(chosen.id) : null })}
    />
  )
  return (
    <fieldset className="stack">
      <legend className="strong">{t('head')}</legend>
      <div className="fields">
        {box('position', 'position_id')}
        {box('industry', 'industry_id')}
      </div>
      <div className="fields">
        <NativeSelect
          name="country_id"
          label={t('country')}
          optional
          empty={t('any')}
          choices={lists.country.choices}
          value={String(rule.country_id ?? '')}
          onChange={(id) => set({ country_id: id ? Number(id) : null, city_id: null })}
        />
        {box('city', 'city_id')}
      </div>
      <div className="fields">
        <NativeSelect
          name="workplace"
          label={t('workplace')}
          optional
          empty={t('any')}
          choices={workplaces.map((id) => ({ id, text: tWorkplace(id) }))}
          value={rule.workplace ?? ''}
          onChange={(id) => set({ workplace: workplaces.find((one) => one === id) ?? null })}
        />
        <NativeSelect
          name="employment_type"
          label={t('type')}
          optional
          empty={t('any')}
          choices={lists.type.choices}
          value={rule.employment_type ?? ''}
          onChange={(id) => set({ employment_type: id || null })}
        />
      </div>
      <ListTrouble lists={Object.values(lists)} />
      <RuleResult rule={rule} />
    </fieldset>
  )
}
