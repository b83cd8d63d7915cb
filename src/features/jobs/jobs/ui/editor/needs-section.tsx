import { useTranslations } from '#platform/browser/intl.ts'
import { ChipToggle } from '#ui/basics/chip.tsx'
import { toggled } from '#ui/fields/choose.ts'
import { FieldGroup } from '#ui/fields/field.tsx'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { TokenField, Tokens } from '#ui/fields/token-field.tsx'
import { licences } from '../../job-fields.ts'
import { Section, type SectionProps } from './section.tsx'

const mostSkills = 20
const mostLanguages = 12

/** What the work needs: skills that must be there, skills that help, languages. */
export function NeedsSection({ values, choices, set, errorOf }: SectionProps) {
  const t = useTranslations('jobs.own.editor.needs')
  const say = useTranslations('jobs')
  const nameOf = (code: string) => choices.languages.find(({ id }) => id === code)?.text ?? code
  return (
    <Section id="needs">
      <TokenField
        name="skills_must"
        label={t('must')}
        help={t('mustHelp')}
        optional
        error={errorOf('skills_must')}
        most={mostSkills}
        value={values.skills_must}
        onChange={(skills) => set('skills_must', skills)}
      />
      <TokenField
        name="skills_nice"
        label={t('nice')}
        optional
        error={errorOf('skills_nice')}
        most={mostSkills}
        value={values.skills_nice}
        onChange={(skills) => set('skills_nice', skills)}
      />
      <div className="stack stack-s">
        <NativeSelect
          name="languages"
          label={t('languages')}
          optional
          empty={t('addLanguage')}
          disabled={values.languages.length >= mostLanguages}
          choices={choices.languages.filter(({ id }) => !values.languages.includes(id))}
          value=""
          onChange={(code) => code && set('languages', [...values.languages, code])}
        />
        <Tokens
          words={values.languages.map((code) => ({ id: code, text: nameOf(code) }))}
          onRemove={(code) =>
            set(
              'languages',
              values.languages.filter((one) => one !== code),
            )
          }
        />
      </div>
      <FieldGroup name="licences" label={t('licences')} optional>
        {() => (
          <div className="cluster">
            {licences.map((id) => (
              <ChipToggle
                key={id}
                on={values.licences.includes(id)}
                onClick={() => set('licences', toggled(values.licences, id) as typeof values.licences)}
              >
                {say(`licences.${id}`)}
              </ChipToggle>
            ))}
          </div>
        )}
      </FieldGroup>
    </Section>
  )
}
