import './rich-text.css'
import { type ComponentProps, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { useTool } from '#platform/browser/lazy-tool.ts'
import { FieldGroup, type FieldProps, fieldId } from './field.tsx'
import { toPlain, toRich } from './plain-rich.ts'
import { RichAsleep } from './rich-asleep.tsx'

type Props = FieldProps & {
  name: string
  /** HTML of the few elements the editor knows. The server cleans it again. */
  value: string
  onChange: (html: string) => void
  /** Stands at the end of the toolbar: how many words, how many are meant. */
  aside?: string
}

const editor = () => import('./rich-text-editor.tsx')

/**
 * Hydrated. Text with headings, lists and links. Its editor is the heaviest file there is: it comes once somebody is about to
 * write; without it the field is a plain one.
 */
export function RichText({ value, onChange, aside, name, ...frame }: Props) {
  const id = frame.id ?? fieldId(name)
  const [isWanted, setWanted] = useState(false)
  const { state, tool } = useTool('rich-text', editor, isWanted)
  return (
    <FieldGroup {...frame} name={name} id={`${id}-group`}>
      {(link) => {
        const field = {
          id,
          label: typeof frame.label === 'string' ? frame.label : name,
          describedBy: link['aria-describedby'],
          bad: Boolean(frame.error),
          required: Boolean(frame.required),
          value,
          onChange,
        }
        return (
          <div className="rich">
            {state === 'waiting' ? (
              <RichAsleep
                {...field}
                aside={aside}
                onWake={() => setWanted(true)}
                onNear={() => void editor().catch(() => undefined)}
              />
            ) : null}
            {state === 'not_loaded' ? <PlainField {...field} /> : null}
            {tool ? <tool.default {...field} aside={aside} /> : null}
            <input type="hidden" name={name} value={value} />
          </div>
        )
      }}
    </FieldGroup>
  )
}

type PlainProps = Omit<ComponentProps<Awaited<ReturnType<typeof editor>>['default']>, 'aside'>

/** In place of the editor that was not loaded: the same text by the keyboard alone. What is not touched stays as it was. */
function PlainField({ id, label, describedBy, bad, required, value, onChange }: PlainProps) {
  const t = useTranslations('ui')
  const [text, setText] = useState(() => toPlain(value))
  return (
    <>
      <p className="rich-plain-note" id={`${id}-plain`}>
        {t('rich.notLoaded')}
      </p>
      <textarea
        id={id}
        className="rich-body rich-plain"
        dir="auto"
        rows={8}
        aria-label={label}
        aria-describedby={[`${id}-plain`, describedBy].filter(Boolean).join(' ')}
        aria-invalid={bad || undefined}
        aria-required={required || undefined}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange(toRich(target.value))
        }}
      />
    </>
  )
}
