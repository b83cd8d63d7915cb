import { useTranslations } from 'use-intl'
import { DayField } from '#ui/fields/day-field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { digitsOf } from '#ui/fields/numbers.ts'
import { TextArea, TextField } from '#ui/fields/text-field.tsx'
import { type Profile, saveStep4 } from '../contract.ts'
import { Entries } from './entries.tsx'
import { type CvSteps, FromCvNote, useFromCv } from './from-cv.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-two.tsx'
import { useStep } from './use-step.ts'

/** Experience and education, the latest first. */
export function StepFour({ user, profile, choices }: StepProps) {
  const t = useTranslations('profiles.four')
  const form = useStep(saveStep4, {
    step: 4,
    user,
    initial: initialOf(profile),
    toInput: ({ experience, education, ...values }) => ({
      ...values,
      experience: experience as '0|1',
      education: education.map(({ degree_id, year, ...one }) => ({
        ...one,
        degree_id: degree_id ? Number(degree_id) : null,
        year: year ? Number(year) : null,
      })),
    }),
  })
  const filled = useFromCv(user, form, fromCv)
  const { values, errorOf } = form
  const part = (list: string, at: number, name: string, value: string, set: (value: string) => void) => ({
    name: `${list}.${at}.${name}`,
    value,
    error: errorOf(`${list}.${at}.${name}`),
    onChange: set,
  })
  return (
    <StepForm step={4} form={form}>
      <FromCvNote filled={filled} />
      <NativeSelect
        {...form.field('experience')}
        label={t('experience')}
        empty={t('choose')}
        optional
        choices={choices.experience}
      />
      <Entries
        kind="work"
        value={values.work}
        onChange={(work) => form.set('work', work)}
        fresh={() => ({ title: '', employer: '', from: '', to: '', description: '' })}
      >
        {({ title, employer, from, to, description }, at, set) => (
          <>
            <div className="fields">
              <TextField
                {...part('work', at, 'title', title, (one) => set({ title: one }))}
                label={t('title')}
                required
              />
              <TextField
                {...part('work', at, 'employer', employer, (one) => set({ employer: one }))}
                label={t('employer')}
                required
              />
            </div>
            <div className="fields">
              <DayField
                {...part('work', at, 'from', from, (one) => set({ from: one }))}
                label={t('from')}
                months
                optional
              />
              <DayField
                {...part('work', at, 'to', to, (one) => set({ to: one }))}
                label={t('to')}
                help={t('toHelp')}
                months
                optional
              />
            </div>
            <TextArea
              {...part('work', at, 'description', description, (one) => set({ description: one }))}
              label={t('description')}
              rows={3}
              optional
            />
          </>
        )}
      </Entries>
      <Entries
        kind="education"
        value={values.education}
        onChange={(education) => form.set('education', education)}
        fresh={() => ({ school: '', field: '', degree_id: '', year: '' })}
      >
        {({ school, field, degree_id, year }, at, set) => (
          <>
            <TextField
              {...part('education', at, 'school', school, (one) => set({ school: one }))}
              label={t('school')}
              required
            />
            <div className="fields">
              <NativeSelect
                {...part('education', at, 'degree_id', degree_id, (one) => set({ degree_id: one }))}
                label={t('degree')}
                empty={t('choose')}
                choices={choices.degrees}
                optional
              />
              <TextField
                {...part('education', at, 'field', field, (one) => set({ field: one }))}
                label={t('field')}
                optional
              />
              <TextField
                {...part('education', at, 'year', year, (one) => set({ year: digitsOf(one).slice(0, 4) }))}
                label={t('year')}
                inputMode="numeric"
                dir="ltr"
                optional
              />
            </div>
          </>
        )}
      </Entries>
      <Entries
        kind="certificates"
        value={values.certificates}
        onChange={(certificates) => form.set('certificates', certificates)}
        fresh={() => ({ name: '', issuer: '', issued: '' })}
      >
        {({ name, issuer, issued }, at, set) => (
          <>
            <div className="fields">
              <TextField
                {...part('certificates', at, 'name', name, (one) => set({ name: one }))}
                label={t('certificate')}
                required
              />
              <TextField
                {...part('certificates', at, 'issuer', issuer, (one) => set({ issuer: one }))}
                label={t('issuer')}
                optional
              />
            </div>
            <DayField
              {...part('certificates', at, 'issued', issued, (one) => set({ issued: one }))}
              label={t('issued')}
              months
              optional
            />
          </>
        )}
      </Entries>
      <TextArea {...form.field('summary')} label={t('summary')} help={t('summaryHelp')} rows={4} optional />
    </StepForm>
  )
}

const initialOf = (profile: Profile) => ({
  experience: (profile.experience ?? '') as string,
  summary: profile.summary,
  work: profile.work.map(({ from, to, ...one }) => ({ ...one, from: from ?? '', to: to ?? '' })),
  education: profile.education.map(({ degree_id, year, ...one }) => ({
    ...one,
    degree_id: String(degree_id ?? ''),
    year: String(year ?? ''),
  })),
  certificates: profile.certificates.map(({ issued, ...one }) => ({ ...one, issued: issued ?? '' })),
})

const fromCv = ({ summary, work, education }: CvSteps) => ({
  summary,
  work: work.map(({ from, to, ...one }) => ({ ...one, from: from ?? '', to: to ?? '' })),
  education: education.map(({ year, ...one }) => ({ ...one, degree_id: '', year: String(year ?? '') })),
})
