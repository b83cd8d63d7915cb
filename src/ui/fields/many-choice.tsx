import { useState } from 'react'
import { searchIn } from './choose.ts'
import { Combobox } from './combobox.tsx'
import type { Choice } from './native-select.tsx'
import { Tokens } from './token-field.tsx'

type Props = {
  name: string
  label: string
  help?: string
  /** One at least has to be chosen. */
  required?: boolean
  error?: string | undefined
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Several of a long list: found by writing, taken up one by one. */
export function ManyChoice({ choices, value, onChange, required = false, ...field }: Props) {
  const [times, setTimes] = useState(0)
  const left = choices.filter(({ id }) => !value.includes(id))
  return (
    <div className="stack stack-s">
      <Combobox
        {...field}
        // a new field after each choice, or the words of the last one would stay in it
        key={times}
        optional={!required}
        search={searchIn(left)}
        offered={left.slice(0, 50)}
        value={null}
        onChange={(chosen) => {
          if (!chosen) return
          onChange([...value, chosen.id])
          setTimes(times + 1)
        }}
      />
      <Tokens
        words={value.map((id) => ({ id, text: choices.find((one) => one.id === id)?.text ?? id }))}
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
    </div>
  )
}
