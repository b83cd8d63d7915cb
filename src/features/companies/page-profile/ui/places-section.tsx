import { useTranslations } from '#platform/browser/intl.ts'
import { Button } from '#ui/basics/button.tsx'
import { Checkbox } from '#ui/fields/choice.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { most } from '../contract.ts'
import { PlaceFields } from './place-fields.tsx'
import type { SectionProps } from './profile-values.ts'
import { newPlace, type PlaceValues } from './profile-values.ts'
import { Section } from './section.tsx'

/** Where the company is: head office and branches. */
export function PlacesSection({ values: { places }, set, errorOf }: SectionProps) {
  const t = useTranslations('pageProfile.places')
  const change = (key: string, part: Partial<PlaceValues>) =>
    set(
      'places',
      places.map((one) =>
        one.key === key ? { ...one, ...part } : part.head_office ? { ...one, head_office: false } : one,
      ),
    )
  return (
    <Section id="places" aside={t('count', { count: places.length })}>
      {places.map((place, at) => (
        <PlaceCard
          key={place.key}
          place={place}
          at={at}
          errorOf={errorOf}
          onChange={(part) => change(place.key, part)}
          onRemove={
            places.length > 1
              ? () =>
                  set(
                    'places',
                    places.filter(({ key }) => key !== place.key),
                  )
              : undefined
          }
        />
      ))}
      <div>
        <Button
          look="text"
          icon="plus"
          disabled={places.length >= most.places}
          onClick={() => set('places', [...places, newPlace(places.at(-1)?.country ?? '')])}
        >
          {t('add')}
        </Button>
      </div>
    </Section>
  )
}

type CardProps = {
  place: PlaceValues
  at: number
  errorOf: SectionProps['errorOf']
  onChange: (part: Partial<PlaceValues>) => void
  onRemove: (() => void) | undefined
}

function PlaceCard({ place, at, errorOf, onChange, onRemove }: CardProps) {
  const t = useTranslations('pageProfile.places')
  const name = (field: string) => `places.${at}.${field}`
  return (
    <fieldset className="card stack stack-s entry" aria-label={t('one', { at: at + 1 })}>
      <PlaceFields
        country={place.country}
        city={place.city}
        names={{ country: name('country_id'), city: name('city_id') }}
        errorOf={errorOf}
        onChange={onChange}
      />
      <TextField
        name={name('address')}
        label={t('address')}
        maxLength={300}
        optional
        error={errorOf(name('address'))}
        value={place.address}
        onChange={(address) => onChange({ address })}
      />
      <div className="fields">
        <TextField
          name={name('phone')}
          label={t('phone')}
          type="tel"
          maxLength={40}
          optional
          error={errorOf(name('phone'))}
          value={place.phone}
          onChange={(phone) => onChange({ phone })}
        />
        <TextField
          name={name('map_url')}
          label={t('map')}
          type="url"
          maxLength={500}
          optional
          error={errorOf(name('map_url'))}
          value={place.map_url}
          onChange={(map_url) => onChange({ map_url })}
        />
      </div>
      <div className="cluster spread">
        <Checkbox
          name={name('head_office')}
          value={place.head_office}
          onChange={(head_office) => onChange({ head_office })}
        >
          {t('headOffice')}
        </Checkbox>
        {onRemove ? (
          <Button look="text" size="s" icon="trash" onClick={onRemove}>
            {t('remove', { at: at + 1 })}
          </Button>
        ) : null}
      </div>
    </fieldset>
  )
}
