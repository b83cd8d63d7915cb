import { useTranslations } from '#platform/browser/intl.ts'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { RadioGroup } from '#ui/fields/choice.tsx'
import { toggled } from '#ui/fields/choose.ts'
import { FieldGroup } from '#ui/fields/field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TokenField } from '#ui/fields/token-field.tsx'
import { licences, saveStep5, visibilities } from '../contract.ts'
import { type CvSteps, FromCvNote, useFromCv } from './from-cv.tsx'
import { LanguageEntries, SkillEntries, type Spoken, useLabelsOfLanguages } from './skill-entries.tsx'
import { StepForm } from './step-form.tsx'
import type { StepProps } from './step-two.tsx'
import { useStep } from './use-step.ts'

/** Skills, languages, who may see the profile, and how one heard of the site. */
export function StepFive({ user, profile, choices }: StepProps) {
  const t = useTranslations('profiles.five')
  const form = useStep(saveStep5, {
    step: 5,
    user,
    initial: {
      skills: profile.skills.map(({ name, years }) => ({ name, years: String(years ?? '') })),
      languages: profile.languages.map((one): Spoken => ({ ...one, level: one.level as string })),
      licences: profile.licences as readonly string[],
      links: profile.links as readonly string[],
      visibility: profile.visibility as string,
      heard_of_id: String(profile.heard_of_id ?? ''),
    },
    toInput: (values) => ({
      skills: values.skills.map(({ name, years }) => ({ name, years: years === '' ? null : Number(years) })),
      languages: values.languages.map(({ language, level }) => ({ language, level: level as 'A1' })),
      licences: values.licences as 'A'[],
      links: [...values.links],
      visibility: values.visibility as 'hidden',
      heard_of_id: values.heard_of_id ? Number(values.heard_of_id) : null,
    }),
  })
  const filled = useFromCv(user, form, (steps) => fromCv(steps, choices.languages))
  const { values, errorOf } = form
  const labelOf = useLabelsOfLanguages(values.languages, choices.languages)
  return (
    <StepForm step={5} form={form} labelOf={labelOf}>
      <FromCvNote filled={filled} />
      <SkillEntries value={values.skills} onChange={(skills) => form.set('skills', skills)} errorOf={errorOf} />
      <LanguageEntries
        value={values.languages}
        onChange={(languages) => form.set('languages', languages)}
        errorOf={errorOf}
        languages={choices.languages}
      />
      <FieldGroup name="licences" label={t('licences')} optional>
        {() => (
          <div className="cluster">
            {licences.map((id) => (
              <ChipToggle
                key={id}
                on={values.licences.includes(id)}
                onClick={() => form.set('licences', toggled(values.licences, id))}
              >
                {t(`licence.${id}`)}
              </ChipToggle>
            ))}
          </div>
        )}
      </FieldGroup>
      <TokenField {...form.field('links')} label={t('links')} help={t('linksHelp')} most={5} optional />
      <RadioGroup
        {...form.field('visibility')}
        label={t('visibility')}
        help={t('visibilityHelp')}
        look="cards"
        choices={visibilities.map((id) => ({ id, text: t(`see.${id}`), help: t(`seeHelp.${id}`) }))}
      />
      {choices.heardOf.length > 0 ? (
        <NativeSelect
          {...form.field('heard_of_id')}
          label={t('heardOf')}
          empty={t('choose')}
          choices={choices.heardOf}
          optional
        />
      ) : null}
    </StepForm>
  )
}

/** A language that the list lacks is asked for in the words of the CV, or it would be lost. */
export const fromCv = ({ skills, languages, links }: CvSteps, listed: readonly { id: string }[]) => ({
  skills: skills.map(({ name }) => ({ name, years: '' })),
  languages: languages.map(({ name, language, level, level_said }) => ({
    language: listed.some(({ id }) => id === language) ? (language ?? '') : '',
    level: level ?? '',
    said: name,
    levelSaid: level_said,
  })),
  links: links as readonly string[],
})
