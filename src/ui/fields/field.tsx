import './field.css'
import { type ReactNode, useId } from 'react'
import { useTranslations } from '#platform/browser/intl.ts'
import { Icon } from '#ui/basics/icon.tsx'

/** What every field of the house takes, whether it is native or hydrated. */
export type FieldProps = {
  label: ReactNode
  help?: ReactNode
  /** What is wrong, what is kept and what to do. */
  error?: ReactNode
  /** Fields are required by default where `required` stands; `optional` says so beside the label. */
  required?: boolean
  optional?: boolean
  /** The label is only read aloud. */
  bare?: boolean
  id?: string
}

type FrameProps = FieldProps & { name: string; children: (link: FieldLink) => ReactNode }

/** What the control itself must carry so that label, help and error belong to it. */
export type FieldLink = {
  id: string
  'aria-describedby'?: string
  'aria-invalid'?: true
  'aria-required'?: true
}

/** Plain. Label above, help below, the error beside the field; all linked. */
export function Field({ label, help, error, required, optional, bare, name, id, children }: FrameProps) {
  const link = useFieldLink({ name, id, help, error, required })
  return (
    <div className="field" data-bad={error ? '' : undefined}>
      <label htmlFor={link.id} className={bare ? 'sr-only' : 'field-label'}>
        <LabelWords optional={optional}>{label}</LabelWords>
      </label>
      {children(link)}
      <FieldWords id={link.id} help={help} error={error} />
    </div>
  )
}

/** Plain. The frame of several controls that answer one question. */
export function FieldGroup({ label, help, error, required, optional, bare, name, id, children }: FrameProps) {
  const link = useFieldLink({ name, id, help, error, required })
  return (
    <fieldset
      className="field"
      data-bad={error ? '' : undefined}
      aria-describedby={link['aria-describedby']}
      id={link.id}
    >
      <legend className={bare ? 'sr-only' : 'field-label'}>
        <LabelWords optional={optional}>{label}</LabelWords>
      </legend>
      {children(link)}
      <FieldWords id={link.id} help={help} error={error} />
    </fieldset>
  )
}

export function LabelWords({ optional, children }: { optional?: boolean; children: ReactNode }) {
  const t = useTranslations('ui')
  return (
    <>
      {children}
      {optional ? <span className="field-mark"> {t('field.optional')}</span> : null}
    </>
  )
}

/** Help and error below a control, with the ids its `aria-describedby` names. */
export function FieldWords({ id, help, error }: { id: string; help?: ReactNode; error?: ReactNode }) {
  return (
    <>
      {error ? (
        <p className="field-error" id={`${id}-error`}>
          <Icon name="alert" size="s" />
          <span>{error}</span>
        </p>
      ) : null}
      {help ? (
        <p className="field-help" id={`${id}-help`}>
          {help}
        </p>
      ) : null}
    </>
  )
}

type LinkOf = Pick<FieldProps, 'id' | 'help' | 'error' | 'required'> & { name: string }

/** Ids are `f-name`, so that an error summary can point at a field it has never seen. */
export function useFieldLink({ name, id, help, error, required }: LinkOf): FieldLink {
  const own = useId()
  const base = id ?? (name ? fieldId(name) : own)
  const words = [error ? `${base}-error` : '', help ? `${base}-help` : ''].filter(Boolean).join(' ')
  return {
    id: base,
    'aria-describedby': words || undefined,
    'aria-invalid': error ? true : undefined,
    'aria-required': required || undefined,
  }
}

export const fieldId = (name: string) => `f-${name.replace(/[^\w-]+/g, '-')}`
