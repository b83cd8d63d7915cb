import './search-bar.css'
import './suggest.css'
import '#platform/browser/document/searching.ts'
import { useId } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { buttonLook } from '#ui/basics/button.tsx'
import { Icon } from '#ui/basics/icon.tsx'

type Props = {
  /** Address of the results; the form is a GET form. */
  action: string
  what?: string
  where?: string
  size?: 's' | 'm'
  /** Names this search where a page has two. */
  label?: string
  /** What to write in the first field, where it is not position, skill or company. */
  whatHint?: string
  /** JSON addresses that suggest, see `document.ts`: `{items: [{id, text, hint?}]}`. */
  suggestWhat?: string
  suggestWhere?: string
  /** Under which name this browser keeps what was searched for, to offer it again. */
  recent?: string
  /** Filters in force, kept when searching anew. */
  keep?: readonly (readonly [string, string])[]
  names?: { what: string; where: string }
  /** Hidden field that receives the id of the place one picks, and what it holds now. */
  placeId?: { name: string; value: string }
}

/** Plain. What and where in one control, the same on every public page. */
export function SearchBar(props: Props) {
  const {
    action,
    what,
    where,
    size = 'm',
    label,
    whatHint,
    suggestWhat,
    suggestWhere,
    recent,
    keep = [],
    names,
    placeId,
  } = props
  const t = useTranslations('ui')
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is not yet named by every screen reader
    <form className="search-bar" data-size={size} role="search" aria-label={label} action={action} method="get">
      <Part
        icon="search"
        name={names?.what ?? 'q'}
        value={what}
        suggest={suggestWhat}
        recent={recent}
        label={whatHint ?? t('search.what')}
      >
        {whatHint ?? t('search.whatHint')}
      </Part>
      <Part
        icon="pin"
        name={names?.where ?? 'place'}
        value={where}
        suggest={suggestWhere}
        suggestId={placeId?.name}
        label={t('search.where')}
      >
        {t('search.whereHint')}
      </Part>
      {placeId ? <input type="hidden" name={placeId.name} defaultValue={placeId.value} /> : null}
      {keep.map(([key, value]) => (
        <input key={`${key} ${value}`} type="hidden" name={key} value={value} />
      ))}
      <button
        type="submit"
        {...buttonLook({ look: 'primary', size: size === 's' ? 's' : 'm' })}
        aria-label={t('search.go')}
      >
        <Icon name="search" />
        <span className="button-words">{t('search.go')}</span>
      </button>
    </form>
  )
}

type PartProps = {
  icon: 'search' | 'pin'
  name: string
  value?: string
  suggest?: string
  suggestId?: string
  recent?: string
  label: string
  children: string
}

function Part({ icon, name, value, suggest, suggestId, recent, label, children }: PartProps) {
  const id = useId()
  return (
    <div className="search-part">
      <label htmlFor={id}>
        <Icon name={icon} />
        <span className="sr-only">{label}</span>
      </label>
      <input
        id={id}
        type="search"
        enterKeyHint="search"
        autoComplete="off"
        dir="auto"
        name={name}
        defaultValue={value}
        placeholder={children}
        data-suggest={suggest}
        data-suggest-id={suggestId}
        data-suggest-go=""
        data-recent={recent}
      />
    </div>
  )
}
