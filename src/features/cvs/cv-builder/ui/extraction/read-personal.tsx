import { useTranslations } from '#platform/browser/intl.ts'
import { type EntryField, personalFields } from '../../cv-fields.ts'
import { useCvWords } from '../use-cv-words.ts'
import { FieldRow } from './field-row.tsx'
import type { Shared } from './read-part.ts'

const fieldOf = (name: string): EntryField => ({
  name,
  kind: name === 'birth_date' ? 'day' : 'line',
  most: 160,
})

/** What some countries ask of a person, as far as the file says it: nobody is asked for the rest. */
export function ReadPersonal({ content, isShown, row }: Shared) {
  const t = useTranslations('cvBuilder')
  const { label } = useCvWords()
  const said = personalFields.filter(
    (name) => (content.personal[name] || row(`personal.${name}`).found) && isShown(`personal.${name}`),
  )
  if (said.length === 0) return null
  return (
    <section className="cv-group" aria-labelledby="cv-group-personal">
      <h2 id="cv-group-personal">{t('parts.personal')}</h2>
      <p className="small quiet measure">{t('editor.personalWhy')}</p>
      <dl>
        {said.map((name) => (
          <FieldRow
            key={name}
            {...row(`personal.${name}`)}
            label={label('personal', name)}
            field={fieldOf(name)}
            value={content.personal[name]}
          />
        ))}
      </dl>
    </section>
  )
}
