import './suggest.css'
import './select.css'
import { useRef, useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { iconButtonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'
import type { Begun, ComboboxProps } from './combobox-list.tsx'
import { Field } from './field.tsx'
import { searchAt } from './use-search.ts'

const load = () => import('./combobox-list.tsx')
type Awake = { List: Awaited<ReturnType<typeof load>>['default']; begun: Begun }

/**
 * Hydrated. A choice among more than a list can hold: found by writing. Sends the id under `name`. The list comes once
 * somebody is about to use the field; what was written until then goes on in it.
 */
export function Combobox(props: ComboboxProps) {
  const { name, value, onChange, icon, placeholder, disabled, search: _, offered: __, none: ___, ...frame } = props
  const t = useTranslations('ui')
  const box = useRef<HTMLInputElement>(null)
  const [written, setWritten] = useState<string | null>(null)
  const [awake, setAwake] = useState<Awake | null>(null)
  if (awake) return <awake.List {...props} begun={awake.begun} written={written} />
  const wake = async (opening: boolean) => {
    const { default: List } = await load()
    const { selectionStart: from = null, selectionEnd: to = null } = box.current ?? {}
    const focused = opening || document.activeElement === box.current
    setAwake((now) => now ?? { List, begun: { opening, focused, selected: [from, to] } })
  }
  const leave = () => {
    if (written === '') onChange(null)
    // where nothing was chosen, the list says of it that it must be once it is there
    if (value || !written?.trim()) setWritten(null)
  }
  return (
    <Field {...frame} name={name}>
      {(link) => (
        <span className="combobox">
          {icon ? <Icon name={icon} /> : null}
          <input
            {...link}
            ref={box}
            className="input"
            type="text"
            role="combobox"
            aria-expanded={false}
            aria-haspopup="listbox"
            aria-autocomplete="list"
            dir="auto"
            autoComplete="off"
            placeholder={placeholder ?? t('choose.search')}
            disabled={disabled}
            value={written ?? value?.text ?? ''}
            onPointerEnter={() => void load()}
            onFocus={() => wake(false)}
            onChange={({ target }) => setWritten(target.value)}
            onBlur={leave}
          />
          <button
            type="button"
            tabIndex={-1}
            {...iconButtonLook()}
            aria-label={t('choose.open')}
            disabled={disabled}
            onClick={() => wake(true)}
          >
            <Icon name="down" size="s" />
          </button>
          <input type="hidden" name={name} value={value?.id ?? ''} />
        </span>
      )}
    </Field>
  )
}

type PlaceProps = Omit<ComboboxProps, 'search' | 'icon'> & {
  /** Answers `{items: [{id, text, hint?}]}` to `?q=`. */
  address: string
}

/** Hydrated. A city or a country. */
export function PlaceField({ address, ...rest }: PlaceProps) {
  const t = useTranslations('ui')
  return <Combobox icon="pin" placeholder={t('search.whereHint')} {...rest} search={searchAt(address)} />
}
