import { cities } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { apart } from '#platform/shared/held.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { salaryIn, type Workplace } from './job-values.ts'
import { Section, type SectionProps } from './section.tsx'
import { SeveralField } from './several-field.tsx'
import type { Choice } from './use-choices.ts'

/** Where the work is done. */
export function PlaceSection({ values, choices, set, errorOf }: SectionProps) {
  const t = useTranslations('jobs.own.editor.place')
  const { workplace, country_id, city_id } = values
  const list = useList(cities, { id: country_id })
  const here = list.choices
  const search = searchIn(list.loaded)
  const country = choices.countries.find(({ id }) => id === String(country_id))
  return (
    <Section id="place">
      <RadioGroup
        name="workplace"
        label={t('workplace')}
        look="segments"
        value={workplace}
        onChange={(id) => set('workplace', id as Workplace)}
        choices={(['on_site', 'hybrid', 'remote'] as const).map((id) => ({ id, text: t(id) }))}
      />
      <div className="fields">
        <NativeSelect
          name="country_id"
          label={t('country')}
          choices={choices.countries}
          error={errorOf('country_id')}
          value={String(country_id)}
          onChange={(id) => {
            set('country_id', Number(id))
            set('city_id', null)
            set('more_city_ids', [])
            set('salary', salaryIn(values.salary, country_id, Number(id)))
          }}
        />
        <Combobox
          key={country_id}
          name="city_id"
          label={t('city')}
          icon="pin"
          optional={workplace === 'remote'}
          error={errorOf('city_id')}
          search={search}
          none={t('noCity', { country: apart(country?.text ?? '') })}
          offered={here.slice(0, 50)}
          value={here.find(({ id }) => id === String(city_id)) ?? null}
          onChange={(city) => set('city_id', city ? Number(city.id) : null)}
        />
      </div>
      <ListTrouble lists={[list]} />
      <MoreCities values={values} set={set} cities={here} />
      {workplace === 'remote' ? (
        <SeveralField
          name="applicant_country_ids"
          label={t('from')}
          help={t('fromHelp')}
          empty={t('addCountry')}
          most={60}
          choices={choices.countries}
          value={values.applicant_country_ids.map(String)}
          onChange={(ids) => set('applicant_country_ids', ids.map(Number))}
        />
      ) : null}
    </Section>
  )
}

const mostCities = 9

/** Where else the same work is to be had, in the same country. */
function MoreCities({ values, set, cities }: Pick<SectionProps, 'values' | 'set'> & { cities: readonly Choice[] }) {
  const t = useTranslations('jobs.own.editor.place')
  if (!values.city_id) return null
  return (
    <SeveralField
      name="more_city_ids"
      label={t('more')}
      empty={t('addCity')}
      most={mostCities}
      choices={cities.filter(({ id }) => id !== String(values.city_id))}
      value={values.more_city_ids.map(String)}
      onChange={(ids) => set('more_city_ids', ids.map(Number))}
    />
  )
}
