import { useTranslations } from '#platform/browser/intl.ts'
import { type Language, languageNames, languages } from '#platform/shared/languages.ts'
import { NativeSelect } from '#ui/fields/native-select.tsx'
import { AboutFields } from './about-fields.tsx'
import type { SectionProps } from './profile-values.ts'
import { Section } from './section.tsx'

/** What the company says of itself, and which language stands in for those it is not written in. */
export function AboutSection({ values, set, errorOf }: SectionProps) {
  const t = useTranslations('pageProfile.about')
  return (
    <Section id="about">
      <NativeSelect
        name="language"
        label={t('own')}
        help={t('ownHelp')}
        choices={languages.map((one) => ({ id: one, text: languageNames[one] }))}
        value={values.language}
        onChange={(language) => set('language', language as Language)}
      />
      <AboutFields
        key={values.language}
        texts={values.about}
        own={values.language}
        error={errorOf('about')}
        onChange={(about) => set('about', about)}
      />
    </Section>
  )
}
