import { Button } from '#ui/basics/button.tsx'
import { FieldGroup } from './field.tsx'

type Props = {
  name: string
  label: string
  /** What a text may name, and how its button says it. */
  fields: readonly { name: string; words: string }[]
  /** The id of the text area they go into. */
  area: string
  value: string
  onChange: (value: string) => void
}

/** Hydrated. What a text may name, in braces: each is put where its caret stands. */
export function InsertFields({ name, label, fields, area, value, onChange }: Props) {
  const put = (field: string) => {
    const text = document.getElementById(area)
    // a text nobody was in yet has its caret before the first letter
    const at = (text instanceof HTMLTextAreaElement && text.selectionEnd) || value.length
    const words = `{${field}}`
    onChange(`${value.slice(0, at)}${words}${value.slice(at)}`)
    if (text instanceof HTMLTextAreaElement)
      requestAnimationFrame(() => text.setSelectionRange(at + words.length, at + words.length))
  }
  return (
    <FieldGroup name={name} label={label}>
      {() => (
        <div className="cluster">
          {fields.map((field) => (
            <Button key={field.name} size="s" icon="plus" onClick={() => put(field.name)}>
              {field.words}
            </Button>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}
