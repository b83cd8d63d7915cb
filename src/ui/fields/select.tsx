import './suggest.css'
import './select.css'
import {
  Select as AriaSelect,
  Button,
  FieldError,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
  Text,
} from 'react-aria-components'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'
import { type FieldProps, fieldId, LabelWords } from './field.tsx'
import type { Found } from './use-search.ts'

type Props = FieldProps & {
  name: string
  choices: readonly Found[]
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  disabled?: boolean
  placeholder?: string
}

/** Hydrated. One of many, with a hint to each; where a plain list is enough, `NativeSelect` is better. */
export function Select({ label, help, error, required, optional, bare, id, name, choices, ...rest }: Props) {
  const t = useTranslations('ui')
  return (
    <AriaSelect
      className="field"
      id={id ?? fieldId(name)}
      name={name}
      value={rest.value}
      defaultValue={rest.defaultValue}
      onChange={(chosen) => chosen !== null && rest.onChange?.(String(chosen))}
      isDisabled={rest.disabled}
      isRequired={required}
      isInvalid={Boolean(error)}
      validationBehavior="aria"
      placeholder={rest.placeholder ?? t('choose.empty')}
    >
      <Label className={bare ? 'sr-only' : 'field-label'}>
        <LabelWords optional={optional}>{label}</LabelWords>
      </Label>
      <Button className="input select-button">
        <SelectValue className="clip" />
        <Icon name="down" size="s" />
      </Button>
      <AriaWords help={help} error={error} />
      <Popover className="suggest suggest-over" offset={6}>
        <ListBox items={choices} className="select-list">
          {(choice) => <ChoiceLine choice={choice} />}
        </ListBox>
      </Popover>
    </AriaSelect>
  )
}

/** One line of a list of choices. */
export function ChoiceLine({ choice }: { choice: Found }) {
  return (
    <ListBoxItem className="suggest-item" id={choice.id} textValue={choice.text} isDisabled={choice.disabled}>
      <bdi>{choice.text}</bdi>
      {choice.hint ? <small>{choice.hint}</small> : null}
    </ListBoxItem>
  )
}

/** Error and help below a control of react-aria, which links them itself. */
export function AriaWords({ help, error }: Pick<FieldProps, 'help' | 'error'>) {
  return (
    <>
      {error ? (
        <FieldError className="field-error" elementType="p">
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </FieldError>
      ) : null}
      {help ? (
        <Text slot="description" className="field-help" elementType="p">
          {help}
        </Text>
      ) : null}
    </>
  )
}
