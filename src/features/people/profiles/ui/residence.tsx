import { useState } from 'react'
import { cities } from '#features/site/lookups/contract.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { apart } from '#platform/shared/held.ts'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import type { Choice } from './read-choices.ts'

type Field = { name: string; value: string; error: string | undefined }
type Props = {
  /** The country of the account, where it stands for this one until somebody says otherwise. */
  known: number | undefined
  countries: readonly Choice[]
  country: Field & { onChange: (id: string) => void }
  city: Field
  /** Where a CV says that one lives. */
  said: { country: string; city: string } | null
  onChange: (country: string, city: string) => void
}

/** Where one lives: the country that is known already is said, with the way to change it; the city is asked for. */
export function Residence({ known, countries, country, city, said, onChange }: Props) {
  const t = useTranslations('profiles.two')
  const [asks, ask] = useState(false)
  const told = countries.find(({ id }) => id === String(known ?? ''))
  const isTold = told !== undefined && !asks && country.value === told.id && !country.error
  const isOfCv = told !== undefined && !asks && said?.country === country.value && said.country !== told.id
  const ofCv = isOfCv ? countries.find(({ id }) => id === said.country) : undefined
  const other = said && said.country !== country.value ? countries.find(({ id }) => id === said.country) : undefined
  return (
    <>
      {isTold ? (
        <p className="cluster">
          <span>{t.rich('lives', { country: () => <bdi className="strong">{told.text}</bdi> })}</span>
          <button type="button" className="link small" onClick={() => ask(true)}>
            {t('change')}
          </button>
        </p>
      ) : null}
      {told && ofCv ? (
        <p className="cluster">
          <span>{t.rich('livesByCv', { country: () => <bdi className="strong">{ofCv.text}</bdi> })}</span>
          <button type="button" className="link small" onClick={() => onChange(told.id, '')}>
            {t('livesBack', { country: apart(told.text) })}
          </button>
          <button type="button" className="link small" onClick={() => ask(true)}>
            {t('change')}
          </button>
        </p>
      ) : null}
      {said && other ? (
        <p className="cluster">
          <span>{t.rich('cvSays', { country: () => <bdi className="strong">{other.text}</bdi> })}</span>
          <button type="button" className="link small" onClick={() => onChange(said.country, said.city)}>
            {t('cvUse')}
          </button>
        </p>
      ) : null}
      <div className="fields">
        {isTold || ofCv ? null : (
          <NativeSelect
            {...country}
            label={t('country')}
            empty={t('choose')}
            choices={countries}
            onChange={(id) => onChange(id, '')}
          />
        )}
        <City
          country={country.value}
          value={city.value}
          error={city.error}
          onChange={(id) => onChange(country.value, id)}
        />
      </div>
    </>
  )
}

type CityProps = { country: string; value: string; error: string | undefined; onChange: (id: string) => void }

function City({ country, value, error, onChange }: CityProps) {
  const t = useTranslations('profiles.two')
  const { data } = useCall(cities, { id: Number(country) }, { enabled: country !== '' })
  const here = (data?.data_name ?? []).map(({ id, text }) => ({ id: String(id), text }))
  return (
    <Combobox
      key={country}
      name="residence_city_id"
      label={t('city')}
      icon="pin"
      optional
      error={error}
      disabled={country === ''}
      search={searchIn(here)}
      offered={here.slice(0, 50)}
      value={here.find(({ id }) => id === value) ?? null}
      onChange={(city) => onChange(city?.id ?? '')}
    />
  )
}
