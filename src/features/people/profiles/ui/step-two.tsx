import { type ComponentProps, useState } from 'react'
import { isCountryChosen } from '#features/people/accounts/ui/chosen-country.ts'
import { civilStatus } from '#features/site/lookups/contract.ts'
import { ListTrouble } from '#features/site/lookups/ui/list-trouble.tsx'
import { useList } from '#features/site/lookups/ui/use-list.ts'
import { useSession } from '#frame/use-session.ts'
import { useTranslations } from '#platform/browser/intl.ts'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { DayField } from '#ui/fields/day-field.tsx'
import { ManyChoice } from '#ui/fields/many-choice.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type Profile, saveStep2, visaStatuses } from '../contract.ts'
import { CvPrefill } from './cv-prefill.tsx'
import { filledFrom, placeIn } from './fill-step-two.ts'
import type { CvSteps } from './from-cv.tsx'
import { PhotoField } from './photo-field.tsx'
import type { Choices } from './read-choices.ts'
import { Residence } from './residence.tsx'
import { StepForm } from './step-form.tsx'
import { useStep } from './use-step.ts'

export type StepProps = {
  user: string
  profile: Profile
  choices: Choices
  /** The one that is kept already. */
  cv?: ComponentProps<typeof CvPrefill>['first']
}

const all = {}
const text = (id: number | null | undefined) => String(id ?? '')
const texts = (ids: readonly number[]) => ids.map(String)
const idOf = (id: string) => (id ? Number(id) : null)

/** Who one is. What is personal says why it is asked, and may be left out. */
export function StepTwo({ user, profile, choices, cv = null }: StepProps) {
  const t = useTranslations('profiles.two')
  const account = useSession()?.display.country_id
  // asked for when the account was made: not a second time, unless it is not so
  const known = profile.steps.includes(2) ? undefined : account
  const form = useStep(saveStep2, {
    step: 2,
    user,
    initial: {
      photo_id: profile.photo_id,
      headline: profile.headline,
      residence_country_id: text(profile.residence_country_id ?? known),
      residence_city_id: text(profile.residence_city_id),
      nationality_ids: texts(profile.nationality_ids),
      birth_date: profile.birth_date ?? '',
      gender: text(profile.gender),
      civil_status_id: text(profile.civil_status_id),
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
  const [said, setSaid] = useState<ComponentProps<typeof Residence>['said']>(null)
  const fill = (steps: CvSteps) => {
    form.setValues((now) => filledFrom(steps, now, isCountryChosen() ? '' : text(known)))
    setSaid(placeIn(steps))
  }
  return (
    <>
      <CvPrefill user={user} first={cv} onSteps={fill} />
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
        <Residence
          known={known}
          countries={choices.countries}
          country={form.field('residence_country_id')}
          city={form.field('residence_city_id')}
          said={said}
          onChange={(residence_country_id, residence_city_id) =>
            form.setValues((now) => ({ ...now, residence_country_id, residence_city_id }))
          }
        />
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
