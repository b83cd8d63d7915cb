import { useTranslations } from '#platform/browser/intl.ts'
import { Note } from '#ui/basics/note.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { personalFields } from '../../cv-fields.ts'
import type { SectionProps } from '../use-cv.ts'
import { Section } from './section.tsx'

const written = /^\d{4}(?:-\d{2}(?:-\d{2})?)?$/

/** What is asked in some countries and better left out in others. */
export function PersonalForm({ open, content }: SectionProps) {
  const t = useTranslations('cvBuilder')
  const { personal } = content
  const put = (name: (typeof personalFields)[number], value: string) =>
    open.change({ ...content, personal: { ...personal, [name]: name === 'birth_date' ? value || null : value } })
  return (
    <Section id="personal" title={t('parts.personal')} hidden={open.look.hidden.includes('personal')}>
      <Note icon="info">{t('editor.personalWhy')}</Note>
      <div className="grid">
        {personalFields.map((name) =>
          name === 'birth_date' ? (
            <TextField
              key={name}
              name={name}
              type="date"
              label={t(`labels.personal.${name}`)}
              value={written.test(personal.birth_date ?? '') ? (personal.birth_date ?? '') : ''}
              onChange={(value) => put(name, value)}
              optional
            />
          ) : (
            <TextField
              key={name}
              name={name}
              label={t(`labels.personal.${name}`)}
              value={personal[name]}
              maxLength={160}
              onChange={(value) => put(name, value)}
              optional
            />
          ),
        )}
      </div>
    </Section>
  )
}
