import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useTranslations } from 'use-intl'
import { Field } from '#ui/fields/field.tsx'

type Person = { id: string; name: string }
type Props = {
  label: string
  help: string
  error?: string | undefined
  people: readonly Person[]
  value: string
  onChange: (text: string) => void
}

/** The name that is being written behind an at sign, at the end of what stands before the caret. */
const begun = /(?:^|\s)@([^@\n]{0,40})$/

/** Text in which an at sign offers the people of the team; arrows choose, Enter takes. */
export function MentionArea({ label, help, error, people, value, onChange }: Props) {
  const t = useTranslations('pipeline.notes')
  const area = useRef<HTMLTextAreaElement>(null)
  const list = useId()
  const [query, setQuery] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const found =
    query === null ? [] : people.filter(({ name }) => name.toLowerCase().includes(query.toLowerCase())).slice(0, 6)
  const look = () => {
    const { selectionStart = 0, value: text = '' } = area.current ?? {}
    setQuery(begun.exec(text.slice(0, selectionStart))?.[1] ?? null)
    setAt(0)
  }
  const take = ({ name }: Person) => {
    const caret = area.current?.selectionStart ?? value.length
    const from = value.lastIndexOf('@', caret - 1)
    onChange(`${value.slice(0, from)}@${name} ${value.slice(caret)}`)
    setQuery(null)
    area.current?.focus()
  }
  const press = (event: KeyboardEvent) => {
    const chosen = found[at]
    if (!chosen) return
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setAt((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') {
      event.stopPropagation()
      setQuery(null)
    } else return
    event.preventDefault()
  }
  return (
    <Field label={label} help={help} error={error} name="team-note">
      {(link) => (
        <div className="mention-area">
          <textarea
            className="input"
            {...link}
            ref={area}
            name="team-note"
            dir="auto"
            rows={3}
            maxLength={4000}
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-controls={list}
            aria-activedescendant={found.length > 0 ? `${list}-${at}` : undefined}
            value={value}
            onChange={(event) => {
              onChange(event.target.value)
              look()
            }}
            onKeyDown={press}
            onClick={look}
            onBlur={() => setQuery(null)}
          />
          <div id={list} role="listbox" aria-label={t('people')} hidden={found.length === 0}>
            {found.map((person, place) => (
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard chooses from the text
              <div
                key={person.id}
                id={`${list}-${place}`}
                role="option"
                tabIndex={-1}
                aria-selected={place === at}
                // the text keeps the focus
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => take(person)}
              >
                <bdi>{person.name}</bdi>
              </div>
            ))}
          </div>
        </div>
      )}
    </Field>
  )
}
