import { Part } from '#features/jobs/job-groups/ui/editor/part.tsx'
import { cities, countries } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type DayWay, dayWays } from '../../rules.ts'
import type { PartProps } from './day-values.ts'

const all = {}

/** On site, online or both; where, and on which clock. */
export function PlacePart({ values, set, errorOf }: PartProps) {
  const t = useTranslations('openDays.editor.place')
  const ways = useTranslations('openDays.ways')
  const lands = useList(countries, all)
  const list = useList(cities, { id: values.country_id })
  const zones = Intl.supportedValuesOf('timeZone')
  const field = (name: 'venue' | 'address' | 'map_url', maxLength: number) => ({
    ...{ name, label: t(name), maxLength, error: errorOf(name), value: values[name] ?? '' },
    onChange: (words: string) => set(name, words),
  })
  return (
    <Part id="place" title={t('head')}>
      <RadioGroup
        name="way"
        label={t('way')}
        look="segments"
        value={values.way}
        onChange={(way) => set('way', way as DayWay)}
        choices={dayWays.map((id) => ({ id, text: ways(id) }))}
      />
      {values.way === 'online' ? null : (
        <>
          <div className="fields">
            <NativeSelect
              name="country_id"
              label={t('country')}
              choices={lands.choices}
              value={String(values.country_id)}
              onChange={(id) => {
                set('country_id', Number(id))
                set('city_id', null)
              }}
            />
            <Combobox
              key={values.country_id}
              name="city_id"
              label={t('city')}
              icon="pin"
              error={errorOf('city_id')}
              search={searchIn(list.loaded)}
              offered={list.choices.slice(0, 50)}
              value={list.choices.find(({ id }) => id === String(values.city_id)) ?? null}
              onChange={(city) => set('city_id', city ? Number(city.id) : null)}
            />
          </div>
          <ListTrouble lists={[lands, list]} />
          <TextField {...field('venue', 160)} help={t('venueHelp')} />
          <TextField {...field('address', 240)} optional />
          <TextField {...field('map_url', 500)} help={t('mapHelp')} optional dir="ltr" inputMode="url" />
        </>
      )}
      <NativeSelect
        name="time_zone"
        label={t('zone')}
        help={t('zoneHelp')}
        choices={[...new Set([values.time_zone, ...zones])].map((zone) => ({
          id: zone,
          text: zone.replaceAll('_', ' '),
        }))}
        value={values.time_zone}
        onChange={(zone) => set('time_zone', zone)}
      />
    </Part>
  )
}
