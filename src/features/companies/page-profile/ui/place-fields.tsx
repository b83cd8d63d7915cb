import { cities, countries } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'

type Props = {
  country: string
  city: string
  /** Names of the two fields, as the call names them. */
  names: { country: string; city: string }
  errorOf: (name: string) => string | undefined
  onChange: (place: { country: string; city: string }) => void
}

const all = {}

/** A country, and a city in it. */
export function PlaceFields({ country, city, names, errorOf, onChange }: Props) {
  const t = useTranslations('pageProfile.places')
  const lands = useList(countries, all)
  const towns = useList(cities, { id: Number(country) || 0 })
  return (
    <>
      <div className="fields">
        <NativeSelect
          name={names.country}
          label={t('country')}
          error={errorOf(names.country)}
          choices={lands.choices}
          empty={country ? undefined : t('choose')}
          value={country}
          onChange={(id) => onChange({ country: id, city: '' })}
        />
        <Combobox
          key={country}
          name={names.city}
          label={t('city')}
          icon="pin"
          optional
          error={errorOf(names.city)}
          search={searchIn(towns.loaded)}
          offered={towns.choices.slice(0, 50)}
          value={towns.choices.find(({ id }) => id === city) ?? null}
          onChange={(chosen) => onChange({ country, city: chosen ? chosen.id : '' })}
        />
      </div>
      <ListTrouble lists={[lands, towns]} />
    </>
  )
}
