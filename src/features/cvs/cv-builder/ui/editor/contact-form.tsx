import { useTranslations } from '#platform/browser/intl.ts'
import { Button, IconButton } from '#ui/basics/button.tsx'
import { TextField } from '#ui/fields/text-field.tsx'
import { type ContactField, type ContactList, contactFields, contactLists } from '../../cv-fields.ts'
import type { SectionProps } from '../use-cv.ts'
import { useCvWords } from '../use-cv-words.ts'
import { Section } from './section.tsx'

const kinds: Partial<Record<ContactField, { type: string; autoComplete: string }>> = {
  email: { type: 'email', autoComplete: 'email' },
}

/** Who one is and how to be reached. */
export function ContactForm({ open, content }: SectionProps) {
  const t = useTranslations('cvBuilder')
  const { label } = useCvWords()
  const line = (name: ContactField) => (
    <TextField
      key={name}
      name={name}
      label={label('contact', name)}
      value={content[name]}
      maxLength={contactFields[name]}
      {...kinds[name]}
      onChange={(value) => open.change({ ...content, [name]: value })}
    />
  )
  return (
    <Section id="contact" title={t('parts.contact')}>
      <div className="fields">
        {line('name')}
        {line('headline')}
      </div>
      <div className="fields">
        {line('email')}
        {line('location')}
      </div>
      <Lines list="phones" open={open} content={content} />
      <Lines list="links" open={open} content={content} />
    </Section>
  )
}

/** Phones or links, each in a line of its own. */
function Lines({ list, open, content }: SectionProps & { list: ContactList }) {
  const t = useTranslations('cvBuilder')
  const { label } = useCvWords()
  const values = content[list]
  const { most, length } = contactLists[list]
  const put = (next: string[]) => open.change({ ...content, [list]: next })
  return (
    <div className="stack stack-s">
      {values.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is only its place in the list
        <div key={at} className="cv-line">
          <TextField
            name={`${list}.${at}`}
            label={label('contact', list)}
            type={list === 'links' ? 'url' : 'tel'}
            value={value}
            maxLength={length}
            onChange={(next) => put(values.with(at, next))}
          />
          <IconButton
            icon="trash"
            label={t('entries.remove', { entry: value || label('contact', list) })}
            onClick={() => put(values.toSpliced(at, 1))}
          />
        </div>
      ))}
      {values.length < most ? (
        <div>
          <Button look="text" size="s" icon="plus" onClick={() => put([...values, ''])}>
            {t(`add.${list}`)}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
