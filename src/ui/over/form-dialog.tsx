import type { FormEvent, ReactNode } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { Dialog } from './dialog.tsx'

type Form = {
  sending: boolean
  submit: (event?: FormEvent) => Promise<void>
  errors: readonly { field: string; message: string }[]
  problem: { message: string } | null
}
type Props = {
  form: Form
  title: string
  save: string
  cancel: string
  wide?: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog: what is wrong above its fields, what else went wrong below, and the two ways out at its foot. */
export function FormDialog({ form, title, save, cancel, wide = false, onClose, children }: Props) {
  return (
    <Dialog
      open
      wide={wide}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button look="primary" busy={form.sending} onClick={() => void form.submit()}>
            {save}
          </Button>
          <Button look="quiet" onClick={onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <form className="stack" onSubmit={form.submit} noValidate>
        <ErrorSummary errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))} takeFocus />
        {children}
        {form.problem && form.errors.length === 0 ? <p role="alert">{form.problem.message}</p> : null}
      </form>
    </Dialog>
  )
}
