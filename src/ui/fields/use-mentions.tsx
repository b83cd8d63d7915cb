import './mentions.css'
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from 'react'

type Person = { id: string; name: string }
type Given = {
  people: readonly Person[]
  /** What the list is called for those who listen. */
  label: string
  value: string
  onChange: (text: string) => void
}
type Mentions = {
  area: RefObject<HTMLTextAreaElement | null>
  /** What the text field itself carries. */
  field: Record<string, unknown>
  /** The names that are offered; stands beside the field, in an element of the class `mention-area`. */
  list: ReactNode
  /** @returns whether the key chose among the names */
  press: (event: KeyboardEvent) => boolean
  /** Looks at what stands before the caret. */
  look: () => void
  close: () => void
}

/** The name that is being written behind an at sign, at the end of what stands before the caret. */
const begun = /(?:^|\s)@([^@\n]{0,40})$/
const mostOffered = 6

/** Hydrated. An at sign in a text field offers people; arrows choose, Enter takes. */
export function useMentions({ people, label, value, onChange }: Given): Mentions {
  const area = useRef<HTMLTextAreaElement>(null)
  const list = useId()
  const [query, setQuery] = useState<string | null>(null)
  const [at, setAt] = useState(0)
  const isLike = ({ name }: Person) => name.toLowerCase().includes((query ?? '').toLowerCase())
  const found = query === null ? [] : people.filter(isLike).slice(0, mostOffered)
  const close = () => setQuery(null)
  const look = () => {
    const { selectionStart = 0, value: text = '' } = area.current ?? {}
    setQuery(begun.exec(text.slice(0, selectionStart))?.[1] ?? null)
    setAt(0)
  }
  const take = ({ name }: Person) => {
    const caret = area.current?.selectionStart ?? value.length
    const from = value.lastIndexOf('@', caret - 1)
    onChange(`${value.slice(0, from)}@${name} ${value.slice(caret)}`)
    close()
    area.current?.focus()
  }
  const press = (event: KeyboardEvent): boolean => {
    const chosen = found[at]
    if (!chosen) return false
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp')
      setAt((at + (event.key === 'ArrowDown' ? 1 : found.length - 1)) % found.length)
    else if (event.key === 'Enter' || event.key === 'Tab') take(chosen)
    else if (event.key === 'Escape') {
      event.stopPropagation()
      close()
    } else return false
    event.preventDefault()
    return true
  }
  return {
    ...{ area, press, look, close },
    field: {
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-controls': list,
      'aria-activedescendant': found.length > 0 ? `${list}-${at}` : undefined,
    },
    list: (
      <div id={list} role="listbox" aria-label={label} hidden={found.length === 0}>
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
    ),
  }
}

/** Those whose names stand behind an at sign in a text. */
export const mentionedIn = <P extends Person>(text: string, people: readonly P[]): P[] =>
  people.filter(({ name }) => text.includes(`@${name}`))
