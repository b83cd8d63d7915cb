import { useTranslations } from '#platform/browser/intl.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TextArea } from '#ui/fields/text-field.tsx'
import { type Profile, saveStep4 } from '../contract.ts'
import { type CvSteps, FromCvNote, useFromCv } from './from-cv.tsx'
import { CertificateEntries, EducationEntries, WorkEntries } from './history-entries.tsx'
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
      <WorkEntries value={values.work} onChange={(work) => form.set('work', work)} errorOf={errorOf} />
      <EducationEntries
        value={values.education}
        onChange={(education) => form.set('education', education)}
        errorOf={errorOf}
        degrees={choices.degrees}
      />
      <CertificateEntries
        value={values.certificates}
        onChange={(certificates) => form.set('certificates', certificates)}
        errorOf={errorOf}
      />
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

const fromCv = ({ experience, summary, work, education }: CvSteps) => ({
  experience,
  summary,
  work: work.map(({ from, to, ...one }) => ({ ...one, from: from ?? '', to: to ?? '' })),
  education: education.map(({ degree_id, year, ...one }) => ({
    ...one,
    degree_id: String(degree_id ?? ''),
    year: String(year ?? ''),
  })),
})
