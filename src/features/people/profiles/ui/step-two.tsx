import { cities, civilStatus } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { useCall } from '#platform/browser/use-call.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { searchIn } from '#ui/fields/choose.ts'
import { Combobox } from '#ui/fields/combobox.tsx'
import { DayField } from '#ui/fields/day-field.tsx'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type Profile, saveStep2, visaStatuses } from '../contract.ts'
import { CvPrefill } from './cv-prefill.tsx'
import { PhotoField } from './photo-field.tsx'
import type { Choices } from './read-choices.ts'
import { StepForm } from './step-form.tsx'
import { useStep } from './use-step.ts'

export type StepProps = { user: string; profile: Profile; choices: Choices }

const all = {}
const texts = (ids: readonly number[]) => ids.map(String)
const idOf = (id: string) => (id ? Number(id) : null)

/** Who one is. What is personal says why it is asked, and may be left out. */
export function StepTwo({ user, profile, choices }: StepProps) {
  const t = useTranslations('profiles.two')
  const form = useStep(saveStep2, {
    step: 2,
    user,
    initial: {
      photo_id: profile.photo_id,
      headline: profile.headline,
      residence_country_id: String(profile.residence_country_id ?? ''),
      residence_city_id: String(profile.residence_city_id ?? ''),
      nationality_ids: texts(profile.nationality_ids),
      birth_date: profile.birth_date ?? '',
      gender: String(profile.gender ?? ''),
      civil_status_id: String(profile.civil_status_id ?? ''),
      visa_status: profile.visa_status ?? '',
    },
    toInput: (values) => ({
      ...values,
      residence_country_id: idOf(values.residence_country_id),
      residence_city_id: idOf(values.residence_city_id),
      nationality_ids: values.nationality_ids.map(Number),
      gender: idOf(values.gender),
      civil_status_id: idOf(values.civil_status_id),
      visa_status: values.visa_status as (typeof visaStatuses)[number],
    }),
  })
  const { values } = form
  return (
    <>
      <CvPrefill
        user={user}
        onSteps={({ headline }) => form.setValues((now) => (now.headline ? now : { ...now, headline }))}
      />
      <StepForm step={2} form={form}>
        <PhotoField
          first={profile.photo}
          error={form.errorOf('photo_id')}
          onChange={(id) => form.set('photo_id', id)}
        />
        <TextField
          {...form.field('headline')}
          label={t('headline')}
          help={t('headlineHelp')}
          maxLength={120}
          optional
        />
        <div className="fields">
          <NativeSelect
            {...form.field('residence_country_id')}
            label={t('country')}
            empty={t('choose')}
            choices={choices.countries}
            onChange={(id) => form.setValues({ ...values, residence_country_id: id, residence_city_id: '' })}
          />
          <City
            country={values.residence_country_id}
            value={values.residence_city_id}
            error={form.errorOf('residence_city_id')}
            onChange={(id) => form.set('residence_city_id', id)}
          />
        </div>
        {choices.nationalities.length > 0 ? (
          <ManyChoice {...form.field('nationality_ids')} label={t('nationalities')} choices={choices.nationalities} />
        ) : null}
        <NativeSelect
          {...form.field('visa_status')}
          label={t('visa')}
          empty={t('choose')}
          choices={visaStatuses.map((id) => ({ id, text: t(`visas.${id}`) }))}
          optional
        />
        <Personal form={form} />
      </StepForm>
    </>
  )
}

type PersonalForm = {
  field: (name: 'birth_date' | 'gender' | 'civil_status_id') => {
    name: string
    value: string
    error: string | undefined
    onChange: (value: string) => void
  }
}

/** Asked for because law or visas ask; never part of a search that everybody may make. */
function Personal({ form }: { form: PersonalForm }) {
  const t = useTranslations('profiles.two')
  const states = useList(civilStatus, all)
  return (
    <section className="stack" aria-labelledby="personal">
      <div className="stack stack-xs">
        <h2 id="personal">{t('personal')}</h2>
        <p className="small quiet measure">{t('personalWhy')}</p>
      </div>
      <DayField {...form.field('birth_date')} label={t('birthDate')} help={t('birthDateWhy')} optional />
      <RadioGroup
        {...form.field('gender')}
        label={t('gender')}
        help={t('genderWhy')}
        look="segments"
        optional
        choices={[
          { id: '2', text: t('female') },
          { id: '1', text: t('male') },
          { id: '', text: t('unsaid') },
        ]}
      />
      <NativeSelect
        {...form.field('civil_status_id')}
        label={t('civilStatus')}
        help={t('civilStatusWhy')}
        empty={t('unsaid')}
        choices={states.choices}
        optional
      />
      <ListTrouble lists={[states]} />
    </section>
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
