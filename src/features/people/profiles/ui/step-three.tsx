import { useState } from 'react'
import { positions } from '#features/site/lookups/contract.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { currencyOf, inLikelyOrder } from '#platform/shared/likely-currencies.ts'
import { IconButton } from '#ui/basics/button.tsx'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { toggled } from '#ui/fields/choose.ts'
import { PlaceField } from '#ui/fields/combobox.tsx'
import { DateField } from '#ui/fields/date-field.tsx'
import { FieldGroup } from '#ui/fields/field.tsx'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { WholeField } from '#ui/fields/whole-field.tsx'
import { noticePeriods, type Profile, radii, saveStep3 } from '../contract.ts'
import type { Choices } from './read-choices.ts'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-two.tsx'
import { useStep } from './use-step.ts'

const idOf = (id: string) => (id ? Number(id) : null)

/** What one looks for. */
export function StepThree({ user, profile, choices }: StepProps) {
  const t = useTranslations('profiles.three')
  const { data } = useCall(positions, { id: 0 })
  const home = useHome(profile, choices)
  const form = useStep(saveStep3, {
    step: 3,
    user,
    initial: {
      position_ids: profile.position_ids.map(String),
      places: profile.places as readonly Place[],
      relocate_id: String(profile.relocate_id ?? ''),
      part_time_category_ids: profile.part_time_category_ids.map(String),
      salary_min: String(profile.salary_min ?? ''),
      salary_currency: profile.salary_currency ?? currencyOf(home),
      salary_period: (profile.salary_period ?? 'month') as string,
      notice_period: profile.notice_period ?? '',
      available_from: profile.available_from ?? '',
    },
    toInput: (values) => ({
      position_ids: values.position_ids.map(Number),
      places: values.places.map(({ place, radius_km }) => ({ place, radius_km })),
      relocate_id: idOf(values.relocate_id),
      part_time_category_ids: values.part_time_category_ids.map(Number),
      salary_min: idOf(values.salary_min),
      salary_currency: values.salary_currency,
      salary_period: values.salary_period as 'month',
      notice_period: values.notice_period as 'now',
      available_from: values.available_from,
    }),
  })
  const { values } = form
  return (
    <StepForm step={3} form={form}>
      <ManyChoice
        {...form.field('position_ids')}
        label={t('positions')}
        help={t('positionsHelp')}
        choices={(data?.data_name ?? []).map(({ id, text }) => ({ id: String(id), text }))}
      />
      <Places value={values.places} onChange={(places) => form.set('places', places)} error={form.errorOf('places')} />
      {choices.relocate.length > 0 ? (
        <NativeSelect
          {...form.field('relocate_id')}
          label={t('relocate')}
          empty={t('choose')}
          choices={choices.relocate}
          optional
        />
      ) : null}
      {choices.partTime.length > 0 ? (
        <FieldGroup name="part_time_category_ids" label={t('partTime')} help={t('partTimeHelp')} optional>
          {() => (
            <div className="cluster">
              {choices.partTime.map(({ id, text }) => (
                <ChipToggle
                  key={id}
                  on={values.part_time_category_ids.includes(id)}
                  onClick={() => form.set('part_time_category_ids', toggled(values.part_time_category_ids, id))}
                >
                  {text}
                </ChipToggle>
              ))}
            </div>
          )}
        </FieldGroup>
      ) : null}
      <Pay form={form} choices={choices} home={home} />
      <div className="fields">
        <NativeSelect
          {...form.field('notice_period')}
          label={t('notice')}
          empty={t('choose')}
          choices={noticePeriods.map((id) => ({ id, text: t(`notices.${id}`) }))}
          optional
        />
        <DateField {...form.field('available_from')} label={t('from')} optional />
      </div>
    </StepForm>
  )
}

/** A currency by its code, by which the list runs, and by its name. */
const named = (code: string, name: string | undefined) => (name && name !== code ? `${code} · ${name}` : code)

/** The country one is paid in, as far as it is known: that one lives in, or that of the account. */
function useHome({ residence_country_id }: Profile, { countries }: Choices): string {
  const account = useSession()?.display.country_id
  const id = String(residence_country_id ?? account ?? '')
  return countries.find((one) => one.id === id)?.code ?? ''
}

type PayName = 'salary_min' | 'salary_currency' | 'salary_period'
type PayForm = {
  values: { salary_min: string }
  field: (name: PayName) => {
    name: string
    value: string
    error: string | undefined
    onChange: (value: string) => void
  }
  set: (name: 'salary_min', value: string) => void
}

/** The least one would work for; the own country's currency first, and each named. */
function Pay({ form, choices, home }: { form: PayForm; choices: Choices; home: string }) {
  const t = useTranslations('profiles.three')
  const names = new Map(choices.currencies.map(({ id, text }) => [id, text]))
  return (
    <div className="fields">
      <WholeField
        {...form.field('salary_min')}
        label={t('salary')}
        help={t('salaryWhy')}
        maxLength={9}
        value={form.values.salary_min ? Number(form.values.salary_min) : null}
        onChange={(salary) => form.set('salary_min', salary === null ? '' : String(salary))}
        optional
      />
      <NativeSelect
        {...form.field('salary_currency')}
        label={t('currency')}
        choices={inLikelyOrder([...names.keys()], home).map((id) => ({ id, text: named(id, names.get(id)) }))}
      />
      <NativeSelect
        {...form.field('salary_period')}
        label={t('period')}
        choices={(['hour', 'day', 'month', 'year'] as const).map((id) => ({ id, text: t(`periods.${id}`) }))}
      />
    </div>
  )
}

type Place = { place: number; text: string; radius_km: number }
type PlacesProps = { value: readonly Place[]; onChange: (value: Place[]) => void; error: string | undefined }

/** Cities with so many km around, or whole countries. */
function Places({ value, onChange, error }: PlacesProps) {
  const t = useTranslations('profiles.three')
  const [times, setTimes] = useState(0)
  return (
    <div className="stack stack-s">
      <PlaceField
        key={times}
        name="places"
        label={t('places')}
        help={t('placesHelp')}
        error={error}
        address="/api/resources/location"
        value={null}
        optional
        onChange={(chosen) => {
          if (!chosen || value.some(({ place }) => String(place) === chosen.id)) return
          onChange([...value, { place: Number(chosen.id), text: chosen.text, radius_km: 0 }])
          setTimes(times + 1)
        }}
      />
      <ul className="rows">
        {value.map(({ place, text, radius_km }) => (
          <li key={place} className="row">
            <bdi className="grow">{text}</bdi>
            {place > 0 ? (
              <NativeSelect
                name={`radius-${place}`}
                label={t('radius', { place: text })}
                bare
                size="s"
                value={String(radius_km)}
                choices={radii.map((km) => ({ id: String(km), text: t('km', { km }) }))}
                onChange={(km) =>
                  onChange(value.map((one) => (one.place === place ? { ...one, radius_km: Number(km) } : one)))
                }
              />
            ) : null}
            <IconButton
              icon="x"
              size="s"
              label={t('placeAway', { place: text })}
              onClick={() => onChange(value.filter((one) => one.place !== place))}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
