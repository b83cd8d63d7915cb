import './rich-text.css'
import { lazy, Suspense } from 'react'
import { useTranslations } from 'use-intl'
import { FieldGroup, type FieldProps, fieldId } from './field.tsx'

type Props = FieldProps & {
  name: string
  /** HTML of the few elements the editor knows. The server cleans it again. */
  value: string
  onChange: (html: string) => void
  /** Stands at the end of the toolbar: how many words, how many are meant. */
  aside?: string
}

const RichTextEditor = lazy(() => import('./rich-text-editor.tsx'))

/** Hydrated. Text with headings, lists and links. The editor comes in a file of its own; until then the text is shown. */
export function RichText({ value, onChange, aside, name, ...frame }: Props) {
  const t = useTranslations('ui')
  const id = frame.id ?? fieldId(name)
  return (
    <FieldGroup {...frame} name={name} id={`${id}-group`}>
      {(link) => (
        <div className="rich">
          <Suspense fallback={<p className="rich-opening">{t('rich.opening')}</p>}>
            <RichTextEditor
              id={id}
              label={typeof frame.label === 'string' ? frame.label : name}
              describedBy={link['aria-describedby']}
              bad={Boolean(frame.error)}
              required={Boolean(frame.required)}
              value={value}
              onChange={onChange}
              aside={aside}
            />
          </Suspense>
          <input type="hidden" name={name} value={value} />
        </div>
      )}
    </FieldGroup>
  )
}
