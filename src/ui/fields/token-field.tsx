import './token-field.css'
import { useState } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { TextField } from '#ui/fields/text-field.tsx'

type Props = {
  name: string
  label: string
  help?: string
  error?: string | undefined
  optional?: boolean
  most: number
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Several short words: each is taken up by Enter or a comma, and by leaving the field. */
export function TokenField({ value, onChange, most, ...field }: Props) {
  const t = useTranslations('ui.tokens')
  const [written, setWritten] = useState('')
  const full = value.length >= most
  const take = (text: string) => {
    const words = text
      .split(/[,،;\n]/)
      .map((word) => word.replace(/\s+/g, ' ').trim().slice(0, 80))
      .filter(Boolean)
    const known = new Set(value.map((word) => word.toLocaleLowerCase()))
    const fresh = words.filter((word) => !known.has(word.toLocaleLowerCase()))
    setWritten('')
    if (fresh.length > 0) onChange([...value, ...fresh].slice(0, most))
  }
  return (
    <div className="stack stack-s">
      <TextField
        {...field}
        value={written}
        maxLength={200}
        autoComplete="off"
        enterKeyHint="done"
        disabled={full}
        placeholder={full ? t('full', { count: most }) : t('add')}
        onChange={(text) => (/[,،;]/.test(text) ? take(text) : setWritten(text))}
        onBlur={() => take(written)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') {
            event.preventDefault()
            take(written)
          }
          if (event.key === 'Backspace' && !written) onChange(value.slice(0, -1))
        }}
      />
      <Tokens
        words={value.map((word) => ({ id: word, text: word }))}
        onRemove={(id) => onChange(value.filter((word) => word !== id))}
      />
    </div>
  )
}

type TokensProps = { words: readonly { id: string; text: string }[]; onRemove: (id: string) => void }

/** What was taken up, each to be taken away again. */
export function Tokens({ words, onRemove }: TokensProps) {
  const t = useTranslations('ui.tokens')
  if (words.length === 0) return null
  return (
    <ul className="cluster tokens">
      {words.map(({ id, text }) => (
        <li key={id} className="chip token">
          <bdi className="clip">{text}</bdi>
          <button type="button" aria-label={t('remove', { word: text })} onClick={() => onRemove(id)}>
            <Icon name="x" size="s" />
          </button>
        </li>
      ))}
    </ul>
  )
}
