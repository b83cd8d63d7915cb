import './suggest.css'
import './select.css'
import { useEffect, useRef, useState } from 'react'
import { Button, ComboBox, Input, Label, ListBox, Popover } from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { fold } from '#platform/shared/fold.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon, type IconName } from '#ui/basics/icon.tsx'
import { type FieldProps, fieldId, LabelWords } from './field.tsx'
import { AriaWords, ChoiceLine } from './select.tsx'
import { type Found, type Search, useSearch } from './use-search.ts'

export type ComboboxProps = FieldProps & {
  name: string
  search: Search
  /** Choices one may look through before anything is written. */
  offered?: readonly Found[]
  value: Found | null
  onChange: (chosen: Found | null) => void
  icon?: IconName
  placeholder?: string
  /** What is said where nothing is found. */
  none?: string
  disabled?: boolean
}

/** What was done with the field before this file had come. */
export type Begun = { opening: boolean; focused: boolean; selected: [from: number | null, to: number | null] }

/** The working of `Combobox`, in a file that comes when one is used. */
export default function ComboboxList({
  label,
  help,
  error,
  required,
  optional,
  bare,
  id,
  name,
  search,
  begun,
  written: first,
  ...rest
}: ComboboxProps & { begun: Begun; written: string | null }) {
  const { offered = [], value, onChange, icon, placeholder, disabled, none } = rest
  const t = useTranslations('ui')
  const { found, state, ask } = useSearch(search)
  const { written, setWritten, isLoose, leave } = useWritten(first, begun.focused, { value, search, onChange })
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, where the field was left off
  useEffect(() => {
    if (begun.focused) input.current?.setSelectionRange(...begun.selected)
    if (first && begun.focused) write(first)
    if (begun.opening) opener.current?.click()
    if (!begun.focused) leave()
  }, [])
  const text = written ?? value?.text ?? ''
  const problem = state === 'failed' ? t('choose.failed') : isLoose ? t('choose.fromList') : error
  const [isChosen, setChosen] = useState(false)
  // a list without choices closes by itself; whoever opens it again finds them
  const offeredNow = written === null ? offered : found
  const items = isChosen ? [] : offeredNow

  const write = (words: string) => {
    setWritten(words)
    if (words !== value?.text) ask(words)
  }
  const choose = (id: string) => {
    const chosen = items.find((each) => each.id === id)
    if (!chosen) return
    setWritten(null)
    setChosen(true)
    onChange(chosen)
  }
  return (
    <ComboBox
      className="field"
      id={id ?? fieldId(name)}
      inputValue={text}
      onInputChange={write}
      selectedKey={null}
      onSelectionChange={(key) => key !== null && choose(String(key))}
      onBlur={() => {
        leave()
        setChosen(false)
      }}
      onOpenChange={(isOpen) => !isOpen && setChosen(false)}
      items={items}
      allowsCustomValue
      // open from the first letter on: the list that arrives later finds the place where it is shown
      allowsEmptyCollection={Boolean(written?.trim())}
      // a choice writes its text into the field: that is no reason to open again
      menuTrigger={written === null ? 'manual' : 'input'}
      isDisabled={disabled}
      isRequired={required}
      isInvalid={problem !== undefined}
      validationBehavior="aria"
    >
      <Label className={bare ? 'sr-only' : 'field-label'}>
        <LabelWords optional={optional}>{label}</LabelWords>
      </Label>
      <span className="combobox" data-state={state}>
        {icon ? <Icon name={icon} /> : null}
        <Input
          ref={input}
          className="input"
          dir="auto"
          autoFocus={begun.focused}
          placeholder={placeholder ?? t('choose.search')}
          autoComplete="off"
        />
        <Button ref={opener} {...iconButtonLook()} aria-label={t('choose.open')}>
          <Icon name="down" size="s" />
        </Button>
      </span>
      <AriaWords help={help} error={problem} />
      <Choices items={items} none={state === 'searching' ? t('choose.searching') : (none ?? t('choose.none'))} />
      <input type="hidden" name={name} value={value?.id ?? ''} />
    </ComboBox>
  )
}

type Choosing = Pick<ComboboxProps, 'value' | 'search' | 'onChange'>

/**
 * What is written and not chosen yet, and what becomes of it when the field is left: written in full it is chosen, also when its list comes only
 * now; what was begun gives way to what was chosen before, and stays as loose words, which are no choice, where there was nothing.
 */
function useWritten(first: string | null, isFocused: boolean, { value, search, onChange }: Choosing) {
  // an emptied field stays so, as does one that was left; what was begun is written anew once the list is there, which opens it
  const [written, setWritten] = useState(first === '' || !isFocused ? first : null)
  const [loose, setLoose] = useState<string | null>(null)
  const newest = useRef({ value, written })
  newest.current = { value, written }
  const leave = () => {
    if (written === '') onChange(null)
    if (!written || fold(written) === fold(value?.text ?? '')) return setWritten(null)
    if (value) setWritten(null)
    void wholeOf(written, search).then((whole) => {
      const { value: now, written: words } = newest.current
      if (now !== value || (!value && words !== written)) return
      if (whole) {
        setWritten(null)
        onChange(whole)
      } else if (!value) setLoose(written)
    })
  }
  // somebody else may have chosen meanwhile
  const isLoose = loose !== null && loose === written && value === null
  return { written: loose === written && value ? null : written, setWritten, isLoose, leave }
}

/** The one choice that is called exactly so. */
async function wholeOf(written: string, search: Search): Promise<Found | undefined> {
  const words = fold(written)
  const found = await search(written.trim(), new AbortController().signal).catch(() => [])
  const same = found.filter(({ text }) => fold(text) === words)
  return same.length === 1 ? same[0] : undefined
}

function Choices({ items, none }: { items: readonly Found[]; none: string }) {
  return (
    <Popover className="suggest suggest-over" offset={6}>
      <ListBox className="select-list" items={items} renderEmptyState={() => <p className="suggest-empty">{none}</p>}>
        {(choice: Found) => <ChoiceLine choice={choice} />}
      </ListBox>
    </Popover>
  )
}
