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
  about?: string
  save: string
  cancel: string
  wide?: boolean
  /** What it does cannot be taken back: it must be answered, and its button warns. */
  sure?: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog: what is wrong above its fields, what else went wrong below, and the two ways out at its foot. */
export function FormDialog({ form, save, cancel, sure = false, children, ...dialog }: Props) {
  // errors leave as it is sent, and the dialog shrinks: the second of two presses may come down beside it
  const closeBeside = () => {
    if (!form.sending) dialog.onClose()
  }
  return (
    <Dialog
      open
      alert={sure}
      mayEscape
      {...dialog}
      onClose={closeBeside}
      footer={
        <>
          <Button look={sure ? 'danger-solid' : 'primary'} busy={form.sending} onClick={() => void form.submit()}>
            {save}
          </Button>
          <Button look="quiet" onClick={dialog.onClose}>
            {cancel}
          </Button>
        </>
      }
    >
      <form method="post" className="stack" onSubmit={form.submit} noValidate>
        <ErrorSummary
          errors={form.errors.map(({ field, message }) => ({ name: field, text: message }))}
          takeFocus
          findLabels
        />
        {children}
        {form.problem && form.errors.length === 0 ? <p role="alert">{form.problem.message}</p> : null}
        <button type="submit" hidden />
      </form>
    </Dialog>
  )
}
