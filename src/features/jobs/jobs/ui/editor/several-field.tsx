import { NativeSelect } from '#ui/fields/native-select.tsx'
import { Tokens } from '#ui/fields/token-field.tsx'
import type { Choice } from './use-choices.ts'

type Props = {
  name: string
  label: string
  help?: string
  empty: string
  most: number
  error?: string | undefined
  choices: readonly Choice[]
  value: readonly string[]
  onChange: (value: string[]) => void
}

/** Several of a list: each choice joins those below, from where it can be taken away again. */
export function SeveralField({ name, label, help, empty, most, error, choices, value, onChange }: Props) {
  const nameOf = (id: string) => choices.find((one) => one.id === id)?.text ?? id
  return (
    <div className="stack stack-s">
      <NativeSelect
        name={name}
        label={label}
        help={help}
        error={error}
        optional
        empty={empty}
        disabled={value.length >= most}
        choices={choices.filter(({ id }) => !value.includes(id))}
        value=""
        onChange={(id) => id && onChange([...value, id])}
      />
      <Tokens
        words={value.map((id) => ({ id, text: nameOf(id) }))}
        onRemove={(id) => onChange(value.filter((one) => one !== id))}
      />
    </div>
  )
}
