import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Button } from '#ui/basics/button.tsx'
import { ErrorSummary } from '#ui/fields/error-summary.tsx'
import { Dialog } from './dialog.tsx'
import { useDiscard } from './use-discard.tsx'

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
  /** Something is written that only the dialog holds: it asks before it closes. */
  isDirty?: boolean
  onClose: () => void
  /** The fields. */
  children: ReactNode
}

/** A form in a dialog: what is wrong above its fields, what else went wrong below, and the two ways out at its foot. */
export function FormDialog({ form, save, cancel, sure = false, isDirty = false, children, ...dialog }: Props) {
  const { close, question } = useDiscard(isDirty, dialog.onClose)
  // errors leave as it is sent, and the dialog shrinks: the second of two presses may come down beside it
  const closeBeside = () => {
    if (!form.sending) close()
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
          <Button look="quiet" onClick={close}>
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
        {form.problem && form.errors.length === 0 ? <Refusal>{form.problem.message}</Refusal> : null}
        <button type="submit" hidden />
      </form>
      {question}
    </Dialog>
  )
}

/** Why it was not sent, of no field in particular; it takes the focus, and so comes into sight where a long form hides its end. */
function Refusal({ children }: { children: string }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <p role="alert" tabIndex={-1} ref={line}>
      {children}
    </p>
  )
}
