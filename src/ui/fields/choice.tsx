import './choice.css'
import './choices.css'
import type { ChangeEvent, InputHTMLAttributes, ReactNode } from 'react'
import { FieldGroup, type FieldProps } from './field.tsx'

type BoxProps = {
  name: string
  children: ReactNode
  /** Stands at the end of the line: how many there are. */
  count?: ReactNode
  help?: ReactNode
  error?: ReactNode
  /** True or false when a form holds it; a word when it is one of several boxes of a native form. */
  value?: boolean | string
  onChange?: (checked: boolean) => void
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value' | 'onChange'>

export type RadioChoice = { id: string; text: ReactNode; help?: ReactNode; aside?: ReactNode; disabled?: boolean }

type RadioProps = FieldProps & {
  name: string
  choices: readonly RadioChoice[]
  /** `cards`: each choice in a frame with its explanation. `segments`: short words in one bar. */
  look?: 'plain' | 'cards' | 'segments'
  value?: string
  defaultValue?: string
  onChange?: (id: string) => void
}

/** Plain. Yes or no, sent as `on` in a native form; the whole line is the target. */
export function Checkbox({ children, count, help, error, ...input }: BoxProps) {
  return (
    <label className="choice" data-bad={error ? '' : undefined}>
      <input type="checkbox" aria-invalid={error ? true : undefined} {...nativeBox(input)} />
      <ChoiceWords help={error ?? help} bad={Boolean(error)}>
        {children}
      </ChoiceWords>
      {count === undefined ? null : <span className="choice-aside">{count}</span>}
    </label>
  )
}

/** Plain. On or off at once; for settings that need no "save". */
export function Switch({ children, help, ...input }: BoxProps) {
  return (
    <label className="choice choice-switch">
      <ChoiceWords help={help}>{children}</ChoiceWords>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells its own state */}
      <input type="checkbox" role="switch" {...nativeBox(input)} />
    </label>
  )
}

/** Plain. One of a few, all in sight. */
export function RadioGroup({ choices, look = 'plain', value, defaultValue, onChange, name, ...frame }: RadioProps) {
  return (
    <FieldGroup {...frame} name={name}>
      {() => (
        <div className="choices" data-look={look}>
          {choices.map((choice) => (
            <label className="choice" key={choice.id}>
              <input
                type="radio"
                name={name}
                value={choice.id}
                disabled={choice.disabled}
                required={frame.required}
                checked={value === undefined ? undefined : value === choice.id}
                defaultChecked={value === undefined ? defaultValue === choice.id : undefined}
                onChange={value === undefined && !onChange ? undefined : () => onChange?.(choice.id)}
              />
              <ChoiceWords help={choice.help}>{choice.text}</ChoiceWords>
              {choice.aside ? <span className="choice-aside">{choice.aside}</span> : null}
            </label>
          ))}
        </div>
      )}
    </FieldGroup>
  )
}

const nativeBox = ({ value, onChange, ...input }: Omit<BoxProps, 'children' | 'count' | 'help' | 'error'>) => ({
  ...input,
  ...(typeof value === 'boolean' ? { checked: value } : { value }),
  onChange: onChange && ((event: ChangeEvent<HTMLInputElement>) => onChange(event.target.checked)),
})

function ChoiceWords({ help, bad, children }: { help?: ReactNode; bad?: boolean; children: ReactNode }) {
  return (
    <span className="choice-words">
      {children}
      {help ? <small data-bad={bad || undefined}>{help}</small> : null}
    </span>
  )
}
